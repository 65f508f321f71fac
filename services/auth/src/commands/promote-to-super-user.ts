import type { DataSource } from 'typeorm';
import { changePrivilegedAccount } from './change-privileged-account.ts';

/** Makes an account a super user that can sign in; its password stays. Its sessions end, since they know of the old role alone. */
export async function promoteToSuperUser(dataSource: DataSource, email: string): Promise<void> {
  const entry = { event: 'privilege_permissions_changed', details: { isSuperUser: true } } as const;
  await changePrivilegedAccount(dataSource, email, entry, () =>
    Promise.resolve({ isSuperUser: true, isVerified: true, blocked: false }),
  );
}
