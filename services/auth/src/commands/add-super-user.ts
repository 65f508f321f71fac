import type { DataSource } from 'typeorm';
import { emailKey } from '../accounts/email-key.ts';
import { UserEntity } from '../accounts/user.entity.ts';
import { insertSuperUser } from './insert-super-user.ts';

/** Makes a super user of an address that has no account. */
export async function addSuperUser(
  dataSource: DataSource,
  account: { email: string; passwordHash: string },
): Promise<void> {
  const email = account.email.trim();
  await dataSource.transaction(async (manager) => {
    if (await manager.existsBy(UserEntity, { emailKey: emailKey(email) })) {
      throw new Error(`${email} has an account already: promote it.`);
    }
    await insertSuperUser(dataSource, manager, { email, passwordHash: account.passwordHash });
  });
}
