import { RESET_LIFETIME_MINUTES } from '@premise/contracts';
import type { MailTemplate } from './mail-template.ts';
import { LinkButton } from './parts/link-button.tsx';
import { LinkEnd } from './parts/link-end.tsx';
import { Paragraph, Small } from './parts/text.tsx';

/** After an address was verified that more than one registration named. */
export const passwordSetup: MailTemplate = {
  subject: 'Choose your Premise password',
  preheader: `One step is left. The link works once, for ${RESET_LIFETIME_MINUTES} minutes.`,
  heading: 'Choose your password',
  body: ({ link, linkEndsAt, resetPage }) => (
    <>
      <Paragraph>
        Your email address is verified. It was registered more than once, perhaps by somebody else. So no password from
        these registrations works. Choose one now, and you can sign in.
      </Paragraph>
      <LinkButton href={link ?? ''} label="Choose my password" />
      <LinkEnd works={`once, for ${RESET_LIFETIME_MINUTES} minutes`} endsAt={linkEndsAt} />
      <Small>Has the link expired? Ask for a new one at {resetPage}.</Small>
      <Small last>
        If you did not create an account, you can ignore this mail. Without the link nobody can use it.
      </Small>
    </>
  ),
};
