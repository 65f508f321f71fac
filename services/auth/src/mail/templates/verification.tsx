import { VERIFICATION_LIFETIME_HOURS } from '@premise/contracts';
import { LinkEnd } from './parts/link-end.tsx';
import type { MailTemplate } from './mail-template.ts';
import { LinkButton } from './parts/link-button.tsx';
import { Paragraph, Small } from './parts/text.tsx';

export const verification: MailTemplate = {
  subject: 'Verify your email address for Premise',
  preheader: 'One click, and you can sign in.',
  heading: 'Verify your email address',
  body: ({ link, linkEndsAt, details }) => (
    <>
      <Paragraph>
        {details['occasion'] === 'registered again'
          ? 'This email address was registered more than once, perhaps by somebody else. Confirm that it is yours. We then send you a link to choose your password.'
          : 'You have created an account with this email address. Confirm that it is yours, and you can sign in.'}
      </Paragraph>
      <LinkButton href={link ?? ''} label="Verify my email address" />
      <LinkEnd works={`for ${VERIFICATION_LIFETIME_HOURS} hours`} endsAt={linkEndsAt} />
      <Small last>
        If you did not create an account, do not open the link: whoever created it chose its password. Without the link
        nobody can use the account.
      </Small>
    </>
  ),
};
