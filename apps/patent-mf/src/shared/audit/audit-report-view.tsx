import type { AuditFinding, AuditLevel, AuditPass, AuditReport, DraftTexts } from '@premise/contracts';
import { Icon } from '@premise/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { AuditCounts } from './audit-counts.tsx';
import { FindingItem } from './finding-item.tsx';
import { LEVELS } from './levels.ts';
import { PLACE_LABELS, PLACES } from '@premise/patent-rules';
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

/** Findings drawn at once in one section; the reader asks for more. */
const STEP = 25;

/** A whole audit: counts, the findings of each section with the gravest first, and what was looked at and is in order. */
export function AuditReportView({ report, texts, actionsOf, level = 2 }: AuditReportViewProps) {
  const [only, setOnly] = useState<AuditLevel | null>(null);
  const { findings, counts, passed, notApplicable } = report;
  const sections = useMemo(
    () =>
      PLACES.map((place) => ({
        place,
        findings: LEVELS.flatMap((each) =>
          findings.filter((one) => one.place === place && one.level === each && (only === null || only === each)),
        ),
      })).filter((section) => section.findings.length > 0),
    [findings, only],
  );
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
      {sections.map((section) => (
        <Section
          key={section.place}
          title={PLACE_LABELS[section.place]}
          findings={section.findings}
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
  title: string;
  findings: readonly AuditFinding[];
  level: 2 | 3;
}

function Section({ title, findings, texts, actionsOf, level }: SectionProps) {
  const [limit, setLimit] = useState(STEP);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={classes.section} aria-label={title}>
      <Heading className={classes.heading}>
        {title} <span className={classes.total}>{findings.length}</span>
      </Heading>
      <ul className={audit.findings}>
        {findings.slice(0, limit).map((finding) => {
          const { place } = finding;
          const text = place in texts ? texts[place as keyof DraftTexts] : undefined;
          return (
            <FindingItem
              key={finding.id}
              finding={finding}
              {...(text === undefined ? {} : { text })}
              actions={actionsOf?.(finding)}
            />
          );
        })}
      </ul>
      {findings.length > limit && (
        <button type="button" className={audit.action} onClick={() => setLimit(limit + STEP)}>
          Show {Math.min(STEP, findings.length - limit)} more
        </button>
      )}
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
