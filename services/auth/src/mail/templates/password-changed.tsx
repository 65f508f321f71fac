import { formatTime } from './format-time.ts';
import type { MailTemplate } from './mail-template.ts';
import { Facts } from './parts/facts.tsx';
import { ResetNow } from './parts/reset-now.tsx';
import { Paragraph } from './parts/text.tsx';

export const passwordChanged: MailTemplate = {
  subject: 'Your Premise password was changed',
  preheader: 'If it was you, there is nothing to do.',
  heading: 'Your password was changed',
  body: (facts) => (
    <>
      <Paragraph>Your account has a new password. If you set it, there is nothing to do.</Paragraph>
      <Facts facts={{ Changed: formatTime(facts.happenedAt) }} />
      <ResetNow {...facts} />
    </>
  ),
};
