import type { RegisterRequest } from '@premise/contracts';
import { Client } from 'pg';
import { makeAccount } from './account.ts';

const address = (): string => process.env['PREMISE_E2E_AUTH_DATABASE'] ?? '';

/** An account with rights, which are given as only the server's own operator can: in the database. */
export async function makeAdministrator(
  product: { url: string; mailUrl: string },
  role: 'admin' | 'super-user',
  overrides: Partial<RegisterRequest> = {},
): Promise<RegisterRequest> {
  const person = await makeAccount(product, overrides);
  const client = new Client(address());
  await client.connect();
  try {
    const column = role === 'admin' ? 'is_admin' : 'is_super_user';
    const { rowCount } = await client.query(`UPDATE users SET ${column} = true WHERE email = $1`, [person.email]);
    if (rowCount !== 1) throw new Error(`${person.email} has no account.`);
  } finally {
    await client.end();
  }
  return person;
}
