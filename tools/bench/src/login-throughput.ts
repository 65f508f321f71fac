// npm run bench -- login-throughput
// Sign-ins through the auth service (built files, real PostgreSQL and Redis) against a bare loop of argon2id over the same
// hash, on the same cores, in turns. What calls the service runs on these cores too, and so does what else the machine does:
// its load is printed beside.
import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { verify } from '@node-rs/argon2';
import { LOGIN_PATH } from '@premise/contracts';
import pg from 'pg';
import { startAuthProgram, type AuthProgram } from './support/auth-program.ts';
import { LeanConnection } from './support/lean-connection.ts';
import { registerPerson } from './support/register-person.ts';

const PASSWORD = 'a quiet harbour at dawn';
const ACCOUNTS = 200;
/** At once: enough to keep every core and every thread busy. */
const CONCURRENCY = 8;
const ROUNDS = 5;
const ROUND_MS = 4_000;
/** A service that has run for a while: its code is compiled, its statements are planned. */
const WARM_UP_SIGN_INS = 600;
const LONGEST_WARM_UP_MS = 30_000;

/** The hash that the service itself makes of the password, with the settings of the day. */
async function registeredHash(program: AuthProgram, client: pg.Client): Promise<string> {
  await registerPerson(program.url, { email: 'ada@example.com', password: PASSWORD });
  const { rows } = await client.query<{ password_hash: string }>('SELECT password_hash FROM users');
  if (rows[0] === undefined) throw new Error('There is no account.');
  return rows[0].password_hash;
}

/** Verified accounts, put into the database as a registration leaves them; their addresses and the hash of their password. */
async function makeAccounts(program: AuthProgram): Promise<{ emails: string[]; passwordHash: string }> {
  const client = new pg.Client({ connectionString: program.databaseUrl });
  await client.connect();
  const emails = Array.from({ length: ACCOUNTS }, (_, index) => `person.${index}@example.com`);
  try {
    const passwordHash = await registeredHash(program, client);
    for (const email of emails) {
      await client.query(
        `INSERT INTO users (id, email, email_key, first_name, last_name, password_hash, is_verified)
         VALUES ($1, $2, $2, 'Ada', 'Lovelace', $3, true)`,
        [randomUUID(), email, passwordHash],
      );
    }
    return { emails, passwordHash };
  } finally {
    await client.end();
  }
}

/** Work done in a second, with so many pieces of it under way at once; the worker's number is passed on. */
async function rate(milliseconds: number, work: (worker: number) => Promise<void>, most = Infinity): Promise<number> {
  const begun = performance.now();
  const end = begun + milliseconds;
  let done = 0;
  const worker = async (_: unknown, number: number): Promise<void> => {
    while (performance.now() < end && done < most) {
      await work(number);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return (done * 1_000) / (performance.now() - begun);
}

/** Sign-ins of one account after the other. Connections are new each time: the service ends those that nobody used. */
function signInRate(program: AuthProgram, emails: readonly string[]): (ms: number, most?: number) => Promise<number> {
  const bodies = emails.map((email) => JSON.stringify({ email, password: PASSWORD }));
  let next = 0;
  return async (milliseconds, most) => {
    const connections = Array.from({ length: CONCURRENCY }, () => new LeanConnection(program.url));
    const signIn = async (worker: number): Promise<void> => {
      const answer = await connections[worker]?.post(LOGIN_PATH, bodies[(next += 1) % bodies.length] ?? '');
      if (answer?.startsWith('{"success":true') !== true) throw new Error(`A sign-in was answered: ${answer}`);
    };
    try {
      return await rate(milliseconds, signIn, most);
    } finally {
      for (const connection of connections) connection.close();
    }
  };
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const load = (): string => os.loadavg()[0]?.toFixed(1) ?? '';

const program = await startAuthProgram();
try {
  const { emails, passwordHash } = await makeAccounts(program);
  const signIns = signInRate(program, emails);
  const bare = async (): Promise<void> => {
    if (!(await verify(passwordHash, PASSWORD))) throw new Error('The hash does not fit.');
  };
  console.log(
    `argon2id ${passwordHash.split('$')[3] ?? ''}; ${os.availableParallelism()} cores, load ${load()} before`,
  );
  await signIns(LONGEST_WARM_UP_MS, WARM_UP_SIGN_INS);
  await rate(ROUND_MS / 4, bare);
  const ratios: number[] = [];
  console.log('round   sign-ins/s   argon2id/s   ratio    load');
  for (let round = 1; round <= ROUNDS; round += 1) {
    // Before and after, since what else the machine does comes and goes.
    const before = await rate(ROUND_MS / 2, bare);
    const service = await signIns(ROUND_MS);
    const loop = (before + (await rate(ROUND_MS / 2, bare))) / 2;
    ratios.push(service / loop);
    const cells = [
      String(round).padStart(5),
      service.toFixed(1).padStart(12),
      loop.toFixed(1).padStart(12),
      (service / loop).toFixed(2).padStart(7),
      load().padStart(7),
    ];
    console.log(cells.join(' '));
  }
  console.log(`sign-ins : bare argon2id = ${median(ratios).toFixed(2)} (median; goal: at least 0.80)`);
} finally {
  await program.stop();
}
