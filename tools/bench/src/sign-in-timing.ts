// npm run bench -- sign-in-timing [--samples 200]
// Whether the time of an answer tells what an address has: sign-ins with a wrong password and registrations, for a verified, an
// unverified, a blocked and no account, one at a time, in turns in a drawn order (built auth service, real PostgreSQL and
// Redis). Prints the median of each kind as a ratio to that of no account; each has to lie within 10 percent.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { LOGIN_PATH, REGISTER_PATH } from '@premise/contracts';
import pg from 'pg';
import { startAuthProgram } from './support/auth-program.ts';
import { LeanConnection } from './support/lean-connection.ts';
import { registerPerson } from './support/register-person.ts';

const KINDS = ['unknown', 'known', 'unverified', 'blocked'] as const;
type Kind = (typeof KINDS)[number];
const WITHIN = 0.1;
const WARM_UP = 20;
const PASSWORD = 'a quiet harbour at dawn';
/** Accounts of each kind, used in turns. */
const ACCOUNTS = 10;

/** Limits that would end the measurement before its end. */
const PATIENT = Object.fromEntries(
  ['REGISTER_PER_ADDRESS', 'RESEND_PER_ADDRESS', 'RESEND_PER_ACCOUNT', 'REPEATED_LINK_PER_NETWORK'].map((name) => [
    `LIMIT_${name}`,
    '1000000',
  ]),
);

const { values } = parseArgs({ options: { samples: { type: 'string', default: '200' } } });
const samples = Number(values.samples);
const median = (times: number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? NaN;
const shuffled = (kinds: readonly Kind[]): Kind[] => {
  const left = [...kinds];
  return kinds.flatMap(() => left.splice(randomInt(left.length), 1));
};

const program = await startAuthProgram(PATIENT);
const client = new pg.Client({ connectionString: program.databaseUrl });
const connection = new LeanConnection(program.url);

/** All addresses are of one length. */
const addressOf = (kind: Kind, number: number): string =>
  kind === 'unknown'
    ? `nobody.${String(number).padStart(8, '0')}@example.com`
    : `person.${kind[0]}${String(number % ACCOUNTS).padStart(7, '0')}@example.com`;

async function makeAccounts(): Promise<void> {
  for (const kind of KINDS) {
    if (kind === 'unknown') continue;
    for (let number = 0; number < ACCOUNTS; number += 1) {
      await registerPerson(program.url, { email: addressOf(kind, number), password: PASSWORD });
    }
  }
  await client.query(`UPDATE users SET is_verified = true WHERE email LIKE 'person.k%' OR email LIKE 'person.b%'`);
  await client.query(`UPDATE users SET blocked = true WHERE email LIKE 'person.b%'`);
}

async function measure(
  name: string,
  call: (email: string) => { path: string; body: object },
  answers: Record<Kind, RegExp>,
): Promise<boolean> {
  const times: Record<Kind, number[]> = { unknown: [], known: [], unverified: [], blocked: [] };
  for (let round = -WARM_UP; round < samples; round += 1) {
    for (const kind of shuffled(KINDS)) {
      const { path, body } = call(addressOf(kind, round + WARM_UP));
      const text = JSON.stringify(body);
      const start = performance.now();
      const answer = await connection.post(path, text);
      const time = performance.now() - start;
      if (!answers[kind].test(answer)) throw new Error(`${name}, ${kind}: ${answer}`);
      if (round >= 0) times[kind].push(time);
    }
  }
  const base = median(times.unknown);
  let good = true;
  for (const kind of KINDS) {
    const ratio = median(times[kind]) / base;
    const within = Math.abs(ratio - 1) <= WITHIN;
    good &&= within;
    console.log(
      `${name.padEnd(10)}${kind.padEnd(12)}${median(times[kind]).toFixed(2).padStart(8)} ms${ratio.toFixed(3).padStart(8)}  ${within ? 'within 10 percent' : 'TELLS'}`,
    );
  }
  return good;
}

const WRONG = /Invalid email or password/;
const MADE = /"success":true/;
const TAKEN = /already exists/;

try {
  await client.connect();
  await makeAccounts();
  const login = await measure(
    'login',
    (email) => ({ path: LOGIN_PATH, body: { email, password: 'not the password' } }),
    { unknown: WRONG, known: WRONG, unverified: WRONG, blocked: WRONG },
  );
  const register = await measure(
    'register',
    (email) => ({
      path: REGISTER_PATH,
      body: {
        email,
        password: PASSWORD,
        firstName: 'Ada',
        lastName: 'Lovelace',
        securityQuestion: 'What city were you born in?',
        securityAnswer: 'London',
      },
    }),
    { unknown: MADE, known: TAKEN, unverified: MADE, blocked: TAKEN },
  );
  process.exitCode = login && register ? 0 : 1;
} finally {
  connection.close();
  await client.end();
  await program.stop();
}
