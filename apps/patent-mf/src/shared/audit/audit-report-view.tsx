import type { AuditFinding, AuditLevel, AuditPass, AuditReport, DraftTexts } from '@premise/contracts';
import { Icon } from '@premise/ui';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { AuditCounts } from './audit-counts.tsx';
import { groupFindings, type ReportSection } from './group-findings.ts';
import { RuleGroup } from './rule-group.tsx';
import classes from './audit-report.module.css';
import audit from './audit.module.css';

interface AuditReportViewProps {
  report: AuditReport;
  /** What the spans of the findings point into. */
  texts: DraftTexts;
  /** What can be done about a finding, where anything can. */
  actionsOf?: (finding: AuditFinding) => ReactNode;
  /** Heading level of the sections: 2 where the report is the page, 3 inside a step. */
  level?: 2 | 3;
}

function goToHeading(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

/** A whole audit: counts, the rules that found something by section, and what was looked at and is in order. */
export function AuditReportView({ report, texts, actionsOf, level = 2 }: AuditReportViewProps) {
  const [only, setOnly] = useState<AuditLevel | null>(null);
  const { findings, counts, passed, notApplicable } = report;
  const sections = useMemo(
    () => groupFindings(findings.filter((one) => only === null || one.level === only)),
    [findings, only],
  );
  const id = useId();
  const headingId = ({ key }: ReportSection) => `${id}-${key}`;
  const listed = counts.fix + counts.review + counts.hint;
  return (
    <div className={classes.report}>
      <AuditCounts counts={counts} only={only !== null && counts[only] > 0 ? only : null} onOnly={setOnly} />
      {listed === 0 && (
        <p className={classes.clean}>
          <Icon name="check" size={20} />
          No issues: this draft passes every check.
        </p>
      )}
      {sections.length > 1 && (
        <nav className={classes.jumps} aria-label="Sections of the report">
          {sections.map((section) => (
            <button
              key={section.key}
              type="button"
              className={classes.jump}
              onClick={() => goToHeading(headingId(section))}
            >
              {section.title} <span className={classes.total}>{section.count}</span>
            </button>
          ))}
        </nav>
      )}
      {sections.map((section) => (
        <Section
          key={section.key}
          section={section}
          headingId={headingId(section)}
          texts={texts}
          level={level}
          {...(actionsOf ? { actionsOf } : {})}
        />
      ))}
      {findings.length < listed && (
        <p className={classes.note}>
          {(listed - findings.length).toLocaleString('en-US')} more of the same kinds are counted and not listed.
        </p>
      )}
      <Passes title={`Passed checks (${passed.length})`} passes={passed} sign="check" />
      <Passes title={`Nothing to check (${notApplicable.length})`} passes={notApplicable} sign="minus" />
    </div>
  );
}

interface SectionProps extends Pick<AuditReportViewProps, 'texts' | 'actionsOf'> {
  section: ReportSection;
  headingId: string;
  level: 2 | 3;
}

function Section({ section: { key, title, count, groups }, headingId, texts, actionsOf, level }: SectionProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={classes.section} aria-label={title}>
      <Heading className={classes.heading} id={headingId} tabIndex={-1}>
        {title} <span className={classes.total}>{count}</span>
      </Heading>
      <ul className={audit.findings}>
        {groups.map((group) => (
          <RuleGroup
            key={group.rule}
            group={group}
            texts={texts}
            withPlaces={key === 'several'}
            {...(actionsOf ? { actionsOf } : {})}
          />
        ))}
      </ul>
    </section>
  );
}

function Passes({ title, passes, sign }: { title: string; passes: readonly AuditPass[]; sign: 'check' | 'minus' }) {
  if (passes.length === 0) return null;
  return (
    <details className={classes.passes}>
      <summary>{title}</summary>
      <ul>
        {passes.map(({ rule, message, citation }) => (
          <li key={rule} data-sign={sign}>
            <Icon name={sign} size={16} />
            <span>
              {message}{' '}
              {citation.url === null ? (
                citation.label
              ) : (
                <a href={citation.url} target="_blank" rel="noreferrer">
                  {citation.label}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
