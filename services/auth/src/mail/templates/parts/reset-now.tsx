import { NotYou } from './not-you.tsx';
import { Contact, Small, TextLink } from './text.tsx';

/** For changes that the owner of the mailbox can answer alone. */
export function ResetNow({ resetPage, contactEmail }: { resetPage: string; contactEmail: string }) {
  return (
    <NotYou>
      <Small>
        Reset your password now; this signs out every device:
        <br />
        <TextLink href={resetPage}>{resetPage}</TextLink>
      </Small>
      <Small>
        If that does not work, write to <Contact email={contactEmail} />
      </Small>
    </NotYou>
  );
}
