import type { ArgumentRole, Finding } from '@premise/contracts';
import { AnnotatedText, RoleLegend, Title } from '@premise/ui';
import { useId, useMemo, type Ref } from 'react';
import { useActiveFinding } from './active-finding.tsx';
import { displayedArgument } from './displayed-argument.ts';
import classes from './marked-text.module.css';

const ORDER: readonly ArgumentRole[] = ['conclusion', 'premise', 'assumption', 'flaw', 'counter', 'quantifier'];

function countByRole(findings: readonly Finding[]): Partial<Record<ArgumentRole, number>> {
  const counts: Partial<Record<ArgumentRole, number>> = {};
  for (const { role } of findings) counts[role] = (counts[role] ?? 0) + 1;
  return counts;
}

interface MarkedTextProps {
  text: string;
  findings: Finding[];
  maxLength: number;
  /** What stands behind the text and its notes; null where nothing does. */
  skipTo: string | null;
  ref: Ref<HTMLElement>;
}

/** The reader's own text, marked up, with what was found set beside the words it speaks of. */
export function MarkedText({ text, findings, maxLength, skipTo, ref }: MarkedTextProps) {
  const { active, activate, hidden, toggle } = useActiveFinding();
  const id = useId();
  const shown = useMemo(() => displayedArgument(text, findings), [text, findings]);
  const counts = useMemo(() => countByRole(findings), [findings]);
  const roles = ORDER.filter((role) => counts[role] !== undefined);
  return (
    <section className={classes.hero} aria-labelledby={id} ref={ref}>
      <div className={classes.head}>
        <Title order={3} id={id} className={classes.title}>
          Original argument
        </Title>
        {roles.length > 0 && <RoleLegend roles={roles} counts={counts} hidden={hidden} onToggle={toggle} />}
      </div>
      {findings.length > 1 && (
        <p className={classes.keys}>
          In this analysis, press <kbd>J</kbd> for the next finding and <kbd>K</kbd> for the one before.
        </p>
      )}
      {skipTo !== null && (
        <a href={`#${skipTo}`} className={classes.skip}>
          Skip the marked text
        </a>
      )}
      <AnnotatedText
        text={shown.text}
        findings={shown.findings}
        activeIndex={active}
        onActivate={activate}
        hiddenRoles={hidden}
        maxLength={maxLength}
      />
    </section>
  );
}
