import type { ReactNode } from 'react';
import { LIGHT, SANS } from './palette.ts';

const TEXT = { margin: '0 0 16px', fontFamily: SANS, fontSize: '16px', lineHeight: '26px', color: LIGHT.ink } as const;

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <p className="ink" style={TEXT}>
      {children}
    </p>
  );
}

/** What matters less: how long a link works, what to do with a mail that is not meant for you. */
export function Small({ children, last = false }: { children: ReactNode; last?: boolean }) {
  return (
    <p
      className="soft"
      style={{
        ...TEXT,
        margin: last ? 0 : '0 0 12px',
        fontSize: '14px',
        lineHeight: '22px',
        color: LIGHT['ink-soft'],
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </p>
  );
}

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      className="link"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      style={{ color: LIGHT.accent, textDecoration: 'underline' }}
    >
      {children}
    </a>
  );
}

/** The address people write to. */
export function Contact({ email }: { email: string }) {
  return <TextLink href={`mailto:${email}`}>{email}</TextLink>;
}
