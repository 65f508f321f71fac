import type { DataSource, EntityManager } from 'typeorm';
import { emailKey } from '../accounts/email-key.ts';
import { UserEntity } from '../accounts/user.entity.ts';
import { AuditTrail, type AuditEntry } from '../audit/audit-trail.ts';

/**
 * The frame of a command that changes an account: the account held, its sessions ended, a row in the audit log. The worker tells
 * the other services of the ended sessions within seconds.
 */
export async function changePrivilegedAccount(
  dataSource: DataSource,
  email: string,
  entry: Pick<AuditEntry, 'event' | 'details'>,
  apply: (account: UserEntity, manager: EntityManager) => Promise<Partial<UserEntity>>,
): Promise<void> {
  await dataSource.transaction(async (manager) => {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('premise-roles', 0))`);
    const account = await manager.findOne(UserEntity, {
      where: { emailKey: emailKey(email) },
      lock: { mode: 'for_no_key_update' },
    });
    if (account === null) throw new Error(`${email} has no account.`);
    await manager.update(UserEntity, { id: account.id }, await apply(account, manager));
    await manager.query(
      `UPDATE sessions SET ended_at = now(), end_reason = 'role changed' WHERE user_id = $1 AND ended_at IS NULL`,
      [account.id],
    );
    const details = { ...entry.details, by: 'command' };
    await new AuditTrail(dataSource).record({ ...entry, target: account.id, result: 'success', details }, manager);
  });
}
