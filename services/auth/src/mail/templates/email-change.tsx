import { EMAIL_CHANGE_LIFETIME_HOURS } from '@premise/contracts';
import type { MailTemplate } from './mail-template.ts';
import { LinkButton } from './parts/link-button.tsx';
import { LinkEnd } from './parts/link-end.tsx';
import { Paragraph, Small } from './parts/text.tsx';

/** To the new address. */
export const emailChange: MailTemplate = {
  subject: 'Confirm your new email address for Premise',
  preheader: 'Nothing changes until you confirm it.',
  heading: 'Confirm your new email address',
  body: ({ link, linkEndsAt }) => (
    <>
      <Paragraph>
        A Premise account asks to use this address from now on. Confirm it, and you sign in with it. Until then nothing
        changes.
      </Paragraph>
      <LinkButton href={link ?? ''} label="Confirm this address" />
      <LinkEnd works={`for ${EMAIL_CHANGE_LIFETIME_HOURS} hours`} endsAt={linkEndsAt} />
      <Small last>If you did not ask for it, you can ignore this mail. Your address is not used.</Small>
    </>
  ),
};
