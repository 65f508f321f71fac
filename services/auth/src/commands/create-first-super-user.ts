import type { DataSource } from 'typeorm';
import { emailKey } from '../accounts/email-key.ts';
import { UserEntity } from '../accounts/user.entity.ts';
import { insertSuperUser } from './insert-super-user.ts';

/** Makes the first super user; false when there is one already. Two at once make one. */
export async function createFirstSuperUser(
  dataSource: DataSource,
  account: { email: string; passwordHash: string },
): Promise<boolean> {
  const email = account.email.trim();
  return dataSource.transaction(async (manager) => {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('premise-first-super-user', 0))`);
    if (await manager.existsBy(UserEntity, { isSuperUser: true })) return false;
    if (await manager.existsBy(UserEntity, { emailKey: emailKey(email) })) {
      throw new Error(`${email} belongs to an ordinary account; give SUPER_USER_EMAIL another address.`);
    }
    await insertSuperUser(dataSource, manager, { email, passwordHash: account.passwordHash });
    return true;
  });
}
