import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { emailKey } from '../accounts/email-key.ts';
import { UserEntity } from '../accounts/user.entity.ts';
import { AuditTrail } from '../audit/audit-trail.ts';

/** A super user's account, ready to be signed in with, and its row in the audit log. */
export async function insertSuperUser(
  dataSource: DataSource,
  manager: EntityManager,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<void> {
  const id = randomUUID();
  await manager.insert(UserEntity, {
    id,
    email,
    emailKey: emailKey(email),
    firstName: 'Super',
    lastName: 'User',
    passwordHash,
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
}
