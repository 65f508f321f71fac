import type { ReactNode } from 'react';

/** What a template may show. Nothing of it comes from a request's headers. */
export interface MailFacts {
  /** The page with the one-time token; null for mails that carry none. */
  link: string | null;
  /** When what the mail tells of happened. */
  happenedAt: Date;
  /** When the link ends. */
  linkEndsAt: Date | null;
  details: Readonly<Record<string, string>>;
  /** Where a password is reset. */
  resetPage: string;
  publicUrl: string;
  contactEmail: string;
}

/** One mail. Its plain text is made from the same body. */
export interface MailTemplate {
  /** The same for everyone: nothing personal shows in a list of mails or on a locked screen. */
  subject: string;
  /** What a mail program shows beside the subject. */
  preheader: string;
  heading: string;
  body: (facts: MailFacts) => ReactNode;
}
