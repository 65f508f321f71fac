import type { ArgumentRole, Finding } from '@premise/contracts';
import { AnnotatedText, RoleLegend, Title } from '@premise/ui';
import { useId, useMemo, type Ref } from 'react';
import { useActiveFinding } from './active-finding.tsx';
import { displayedArgument } from './displayed-argument.ts';
import classes from './marked-text.module.css';

const ORDER: readonly ArgumentRole[] = ['conclusion', 'premise', 'assumption', 'flaw', 'counter', 'quantifier'];

interface MarkedTextProps {
  text: string;
  findings: Finding[];
  maxLength: number;
  ref: Ref<HTMLElement>;
}

/** The reader's own text, marked up, with what was found set beside the words it speaks of. */
export function MarkedText({ text, findings, maxLength, ref }: MarkedTextProps) {
  const { active, activate } = useActiveFinding();
  const id = useId();
  const shown = useMemo(() => displayedArgument(text, findings), [text, findings]);
  const roles = ORDER.filter((role) => findings.some((finding) => finding.role === role));
  return (
    <section className={classes.hero} aria-labelledby={id} ref={ref}>
      <div className={classes.head}>
        <Title order={3} id={id} className={classes.title}>
          Original argument
        </Title>
        {roles.length > 0 && <RoleLegend roles={roles} />}
      </div>
      <AnnotatedText
        text={shown.text}
        findings={shown.findings}
        activeIndex={active}
        onActivate={activate}
        maxLength={maxLength}
      />
    </section>
  );
}
