import { RESET_LIFETIME_MINUTES } from '@premise/contracts';
import type { MailTemplate } from './mail-template.ts';
import { LinkButton } from './parts/link-button.tsx';
import { LinkEnd } from './parts/link-end.tsx';
import { Paragraph, Small } from './parts/text.tsx';

export const passwordReset: MailTemplate = {
  subject: 'Reset your Premise password',
  preheader: `The link works once, for ${RESET_LIFETIME_MINUTES} minutes.`,
  heading: 'Choose a new password',
  body: ({ link, linkEndsAt }) => (
    <>
      <Paragraph>
        Somebody, most likely you, asked to reset the password of your account. Setting a new one signs out every
        device.
      </Paragraph>
      <LinkButton href={link ?? ''} label="Choose a new password" />
      <LinkEnd works={`once, for ${RESET_LIFETIME_MINUTES} minutes`} endsAt={linkEndsAt} />
      <Small last>If you did not ask for it, you can ignore this mail. Your password stays as it is.</Small>
    </>
  ),
};
