import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { emailKey } from '../accounts/email-key.ts';
import { UserEntity } from '../accounts/user.entity.ts';
import { AuditTrail } from '../audit/audit-trail.ts';

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
    const id = randomUUID();
    await manager.insert(UserEntity, {
      id,
      email,
      emailKey: emailKey(email),
      firstName: 'Super',
      lastName: 'User',
      passwordHash: account.passwordHash,
      securityQuestion: null,
      securityAnswerSealed: null,
      isVerified: true,
      blocked: false,
      isAdmin: false,
      isSuperUser: true,
      lastLogin: null,
    });
    const entry = {
      event: 'user_created',
      target: id,
      result: 'success',
      details: { role: 'super-user', by: 'command' },
    } as const;
    await new AuditTrail(dataSource).record(entry, manager);
    return true;
  });
}
