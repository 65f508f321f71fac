import { formatTime } from './format-time.ts';
import type { MailTemplate } from './mail-template.ts';
import { Facts } from './parts/facts.tsx';
import { NotYou } from './parts/not-you.tsx';
import { Contact, Paragraph, Small } from './parts/text.tsx';

export const accountDeleted: MailTemplate = {
  subject: 'Your Premise account was deleted',
  preheader: 'What it held is deleted with it.',
  heading: 'Your account was deleted',
  body: ({ happenedAt, contactEmail }) => (
    <>
      <Paragraph>
        Your account is gone, and what it held goes with it: analyses, drafts and images. It cannot be brought back.
        This is the last mail you get from us.
      </Paragraph>
      <Facts facts={{ Deleted: formatTime(happenedAt) }} />
      <NotYou>
        <Small>
          Then somebody else deleted it. Write to <Contact email={contactEmail} />
        </Small>
      </NotYou>
    </>
  ),
};
