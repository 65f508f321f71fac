import { formatTime } from './format-time.ts';
import type { MailTemplate } from './mail-template.ts';
import { Facts } from './parts/facts.tsx';
import { NotYou } from './parts/not-you.tsx';
import { plainAddress } from './parts/plain-address.ts';
import { Contact, Paragraph, Small } from './parts/text.tsx';

/** To the old address, when the change is done. A reset would go to the new one, so only people can help. */
export const emailChanged: MailTemplate = {
  subject: 'Your Premise email address was changed',
  preheader: 'This address no longer signs you in.',
  heading: 'Your email address was changed',
  body: ({ happenedAt, details, contactEmail }) => {
    const newEmail = plainAddress(details['newEmail']);
    return (
      <>
        <Paragraph>
          Your account now uses another email address. This one no longer signs you in, and this is the last mail it
          gets from us.
        </Paragraph>
        <Facts facts={{ Changed: formatTime(happenedAt), ...(newEmail === null ? {} : { 'New address': newEmail }) }} />
        <NotYou>
          <Small>
            Write to <Contact email={contactEmail} /> at once, from this address.
          </Small>
        </NotYou>
      </>
    );
  },
};
