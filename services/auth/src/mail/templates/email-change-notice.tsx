import { formatTime } from './format-time.ts';
import type { MailTemplate } from './mail-template.ts';
import { Facts } from './parts/facts.tsx';
import { NotYou } from './parts/not-you.tsx';
import { plainAddress } from './parts/plain-address.ts';
import { Contact, Paragraph, Small, TextLink } from './parts/text.tsx';

/** To the old address, when a change is asked for. */
export const emailChangeNotice: MailTemplate = {
  subject: 'A new email address was asked for on Premise',
  preheader: 'Nothing changes until the new address is confirmed.',
  heading: 'New email address asked for',
  body: ({ happenedAt, details, resetPage, contactEmail }) => {
    const newEmail = plainAddress(details['newEmail']);
    return (
      <>
        <Paragraph>
          Your account is to use another email address. Nothing changes until the new address is confirmed from its own
          mailbox.
        </Paragraph>
        <Facts
          facts={{ 'Asked for': formatTime(happenedAt), ...(newEmail === null ? {} : { 'New address': newEmail }) }}
        />
        <NotYou>
          <Small>
            Somebody is signed in to your account. Reset your password now; this signs out every device:
            <br />
            <TextLink href={resetPage}>{resetPage}</TextLink>
          </Small>
          <Small>
            Then write to <Contact email={contactEmail} />
          </Small>
        </NotYou>
      </>
    );
  },
};
