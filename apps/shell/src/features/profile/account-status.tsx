import type { User } from '@premise/contracts';
import { Badge } from '@premise/ui';
import { AccountSection } from '../../shared/account/account-section.tsx';
import { DetailList, DetailRow } from '../../shared/account/detail-list.tsx';
import { dayOf, momentOf } from '../../shared/format-date.ts';

const UNKNOWN = 'Not known';

/** What the account is and since when. Who is no admin is told nothing about admins. */
export function AccountStatus({ user }: { user: User }) {
  const lastLogin = user.lastLogin === null ? null : momentOf(user.lastLogin);
  return (
    <AccountSection title="Account">
      <DetailList>
        <DetailRow label="Account status">
          <Badge color={user.blocked ? 'red' : 'green'}>{user.blocked ? 'Blocked' : 'Active'}</Badge>
        </DetailRow>
        {(user.isAdmin || user.isSuperUser) && (
          <DetailRow label="Admin status">{user.isSuperUser ? 'Super user' : 'Administrator'}</DetailRow>
        )}
        <DetailRow label="Member since">
          <time dateTime={user.createdAt}>{dayOf(user.createdAt) ?? UNKNOWN}</time>
        </DetailRow>
        <DetailRow label="Last login">
          {lastLogin === null ? UNKNOWN : <time dateTime={user.lastLogin ?? undefined}>{lastLogin}</time>}
        </DetailRow>
      </DetailList>
    </AccountSection>
  );
}
