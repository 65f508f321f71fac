// npm run bench -- admin-users [--users 1000000]
// The administrators' list over that many accounts (loaded by COPY into the product's own tables): pages, searches, filters and
// the last page, in the auth service's own code in turns with a statement written by hand for the same result on the same
// database, as a ratio of the medians; the plans of the service's statements; and the same calls over HTTP.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { ADMIN_USERS_PATH, LOGIN_PATH, type AdminUserCounts } from '@premise/contracts';
import pg from 'pg';
import { loadUsers } from './admin/load-users.ts';
import { userListCases, type UserListCase } from './admin/user-list-cases.ts';
import { authDist, startAuthProgram, type AuthProgram } from './support/auth-program.ts';
import { registerPerson } from './support/register-person.ts';

const GOAL = 1.5;
const HTTP_ROUNDS = 31;
const ADMIN = { email: 'head.of.administration@premise.example', password: 'a quiet harbour at dawn' };

interface Measured {
  service: number[];
  byHand: number[];
  same: boolean;
  users: number;
  matches: number;
  counts: AdminUserCounts;
  plans: string[];
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

/** In the service's own code: a program of the built service. Waited for, so that this one hears when the service ends an idle connection. */
async function measure(program: AuthProgram, cases: readonly UserListCase[]): Promise<Measured[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'premise-bench-users-'));
  try {
    const file = path.join(folder, 'cases.json');
    writeFileSync(file, JSON.stringify(cases));
    const command = path.join(authDist, 'commands', 'time-user-lists.js');
    const options = { env: program.env, maxBuffer: 1 << 26 };
    const { stdout } = await promisify(execFile)(process.execPath, [command, file], options);
    const lines = stdout.trim().split('\n');
    return lines.map((line) => JSON.parse(line) as Measured);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function overHttp(program: AuthProgram, cases: readonly UserListCase[]): Promise<number[]> {
  const signIn = await fetch(program.url + LOGIN_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { token } = (await signIn.json()) as { token: string };
  const medians: number[] = [];
  for (const { query } of cases) {
    const times: number[] = [];
    const url = `${program.url}${ADMIN_USERS_PATH}?${new URLSearchParams({ ...query }).toString()}`;
    for (let round = 0; round < HTTP_ROUNDS; round += 1) {
      const start = performance.now();
      const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
      times.push(performance.now() - start);
    }
    medians.push(median(times));
  }
  return medians;
}

const { values } = parseArgs({
  options: { users: { type: 'string', default: '1000000' }, plans: { type: 'boolean' } },
});
const program = await startAuthProgram();
const client = new pg.Client({ connectionString: program.databaseUrl });
try {
  await client.connect();
  await registerPerson(program.url, ADMIN);
  const count = Number(values.users);
  const seconds = await loadUsers(client, count);
  await client.query('UPDATE users SET is_admin = true, is_super_user = true, is_verified = true WHERE email = $1', [
    ADMIN.email,
  ]);
  await client.query('VACUUM ANALYZE');
  console.log(`${count} accounts were loaded in ${seconds.toFixed(0)} s.`);
  const { rows } = await client.query<{ id: string; email: string; last: string }>(
    'SELECT id, email, last_name AS last FROM users ORDER BY created_at OFFSET $1 LIMIT 1',
    [count >> 1],
  );
  const [known] = rows;
  if (known === undefined) throw new Error('There are no accounts.');
  const cases = userListCases(known);
  const measured = await measure(program, cases);
  const http = await overHttp(program, cases);
  let good = measured.length === cases.length;
  console.log(`${'case'.padEnd(46)}  by hand  service  ratio  seq scan  over HTTP  found`);
  for (const [index, { service, byHand, same, users, matches, plans }] of measured.entries()) {
    const ratio = median(service) / median(byHand);
    const scans = plans.some((plan) => /Seq Scan on users/.test(plan));
    // A list read backwards from its end is turned round by the service.
    const right = same || cases[index]?.query.end === 'true';
    good &&= ratio <= GOAL && !scans && right;
    const cells = [
      (cases[index]?.name ?? '').padEnd(46),
      `${median(byHand).toFixed(2).padStart(6)} ms`,
      `${median(service).toFixed(2).padStart(6)} ms`.padStart(9),
      ratio.toFixed(2).padStart(5),
      (scans ? 'yes' : 'no').padStart(8),
      `${(http[index] ?? NaN).toFixed(1)} ms`.padStart(10),
      `${users} of ${matches}${right ? '' : ' OTHERS THAN BY HAND'}`,
    ];
    console.log(cells.join('  '));
    if (values.plans === true) console.log(plans.join('\n\n'));
  }
  console.log(good ? `all within ${GOAL}, no sequential scan` : `NOT all within ${GOAL} and without sequential scan`);
  process.exitCode = good ? 0 : 1;
} finally {
  await client.end();
  await program.stop();
}
