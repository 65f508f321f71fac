import type { ReactNode } from 'react';
import type { AuditCitation } from '@premise/contracts';
import { LIGHT, SANS, SERIF } from './palette.ts';
import { TextLink } from './text.tsx';

export function SectionHeading({ children }: { children: ReactNode }) {
  return (
    <h2
      className="ink"
      style={{
        margin: '24px 0 6px',
        fontFamily: SERIF,
        fontSize: '20px',
        lineHeight: '26px',
        fontWeight: 600,
        color: LIGHT.ink,
      }}
    >
      {children}
    </h2>
  );
}

const LINE = { margin: 0, fontFamily: SANS } as const;

interface FindingProps {
  /** What the rule asks for. */
  rule: string;
  /** Where the draft does not meet it. */
  places: string;
  why: string;
  citation: AuditCitation;
}

/** One rule that a draft does not meet. */
export function Finding({ rule, places, why, citation }: FindingProps) {
  return (
    <div className="rule" style={{ padding: '12px 0 14px', borderTop: `1px solid ${LIGHT.rule}` }}>
      <p className="ink" style={{ ...LINE, fontSize: '16px', lineHeight: '24px', fontWeight: 600, color: LIGHT.ink }}>
        {rule}
      </p>
      <p className="soft" style={{ ...LINE, fontSize: '14px', lineHeight: '22px', color: LIGHT['ink-soft'] }}>
        {places}
      </p>
      <p
        className="ink"
        style={{ ...LINE, padding: '6px 0 0', fontSize: '15px', lineHeight: '23px', color: LIGHT.ink }}
      >
        {why} {citation.url === null ? citation.label : <TextLink href={citation.url}>{citation.label}</TextLink>}
      </p>
    </div>
  );
}
