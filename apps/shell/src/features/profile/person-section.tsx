import type { User } from '@premise/contracts';
import { AccountSection } from '../../shared/account/account-section.tsx';
import { DetailList, DetailRow } from '../../shared/account/detail-list.tsx';

/** First and last name, as they were given at registration; read-only (S1 section 2, profile). */
export function PersonSection({ user }: { user: User }) {
  return (
    <AccountSection title="Your name" description="As you gave it when you registered. It cannot be changed here.">
      <DetailList>
        <DetailRow label="First name">{user.firstName || '–'}</DetailRow>
        <DetailRow label="Last name">{user.lastName || '–'}</DetailRow>
      </DetailList>
    </AccountSection>
  );
}
