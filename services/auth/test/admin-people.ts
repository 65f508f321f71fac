import type { Test } from 'supertest';
import { cookieOf, type AuthHarness, type Person } from './auth-harness.ts';

export type SignedIn = Person & { id: string; token: string; cookie: string };

/** Somebody signed in with rights, which are given as no call can: in the database. */
export async function signedInAs(
  auth: AuthHarness,
  role: { is_admin?: boolean; is_super_user?: boolean } = {},
  changes: Partial<Person> = {},
): Promise<SignedIn> {
  const person = await auth.verifiedPerson(changes);
  for (const [column, value] of Object.entries(role)) {
    await auth.owner.query(`UPDATE users SET ${column} = $2 WHERE id = $1`, [person.id, value]);
  }
  const answer = await auth.logIn(person).expect(200);
  return { ...person, token: (answer.body as { token: string }).token, cookie: cookieOf(answer) };
}

export const by = (person: { token: string }, call: Test): Test => call.set('authorization', `Bearer ${person.token}`);

export interface AuditedRow {
  event: string;
  result: string;
  details: Record<string, unknown>;
  actor: string | null;
}

/** What the audit log holds of an account. */
export const auditOf = (auth: AuthHarness, userId: string, event?: string): Promise<AuditedRow[]> =>
  auth.owner.query(
    `SELECT l.event, l.result, l.details, a.user_id AS actor FROM audit_log l
     JOIN audit_subjects s ON s.subject = l.target LEFT JOIN audit_subjects a ON a.subject = l.actor
     WHERE s.user_id = $1 AND ($2::text IS NULL OR l.event = $2) ORDER BY l.at`,
    [userId, event ?? null],
  );
