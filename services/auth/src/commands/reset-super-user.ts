import type { DataSource } from 'typeorm';
import { changePrivilegedAccount } from './change-privileged-account.ts';

/** Gives a super user a new password and lifts a block: the way back in when nobody else is left. */
export async function resetSuperUser(
  dataSource: DataSource,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<void> {
  const entry = { event: 'authn_password_change', details: { reason: 'super user reset' } } as const;
  await changePrivilegedAccount(dataSource, email, entry, async (account, manager) => {
    if (!account.isSuperUser)
      throw new Error(`${email} is no super user: promote it, or use the product's own recovery.`);
    await manager.query('DELETE FROM reset_links WHERE user_id = $1', [account.id]);
    return { passwordHash, blocked: false, isVerified: true };
  });
}
