import { formatTime } from './format-time.ts';
import type { MailTemplate } from './mail-template.ts';
import { Facts } from './parts/facts.tsx';
import { NotYou } from './parts/not-you.tsx';
import { Contact, Paragraph, Small } from './parts/text.tsx';

/** When it is blocked, and again in the place of a reset link that a blocked account asks for. */
export const accountBlocked: MailTemplate = {
  subject: 'Your Premise account is blocked',
  preheader: 'You cannot sign in for now. What you made is kept.',
  heading: 'Your account is blocked',
  body: ({ happenedAt, details, contactEmail }) => {
    const when = formatTime(happenedAt);
    return (
      <>
        {details['occasion'] === 'reset requested' ? (
          <>
            <Paragraph>
              A new password was asked for your account. The account is blocked, so no link was sent. What you made is
              kept.
            </Paragraph>
            <Facts facts={{ 'Asked for': when }} />
          </>
        ) : (
          <>
            <Paragraph>
              An administrator has blocked your account. You cannot sign in for now; every device is signed out. What
              you made is kept.
            </Paragraph>
            <Facts facts={{ Blocked: when }} />
          </>
        )}
        <NotYou question="Is this a mistake?">
          <Small>
            Write to <Contact email={contactEmail} />
          </Small>
        </NotYou>
      </>
    );
  },
};
