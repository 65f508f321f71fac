// npm run bench -- save-draft
// Saving a draft of 200 kB over HTTP, as the wizard saves while somebody types, against the bare SQL of the same write on the
// same PostgreSQL, in turns. The service runs on the same cores, and so does what else the machine does: its load is printed.
import os from 'node:os';
import { SAVE_APPLICATION_PATH, applicationPath, type DraftRequest, type PatentApplication } from '@premise/contracts';
import pg from 'pg';
import { startPatentProgram, type PatentProgram } from './support/patent-program.ts';

const DRAFT_BYTES = 200_000;
const WARM_UP = 40;
const ROUNDS = 5;
const SAVES_PER_ROUND = 30;
/** Each another one, so that the database cannot store one sentence a thousand times. */
const sentence = (number: number): string =>
  `In embodiment ${number}, the spring ${(number * 7919) % 1000} presses the valve ${(number * 104_729) % 1000} against its seat. `;

function longText(length: number): string {
  let text = '';
  for (let number = 1; text.length < length; number += 1) text += sentence(number);
  return text.slice(0, length);
}

async function sent(program: PatentProgram, method: string, path: string, body: object): Promise<PatentApplication> {
  const response = await fetch(program.url + path, {
    method,
    headers: { authorization: `Bearer ${program.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { application?: PatentApplication };
  if (!answer.application) throw new Error(`A save was answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer.application;
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const load = (): string => os.loadavg()[0]?.toFixed(1) ?? '';

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

const program = await startPatentProgram();
const client = new pg.Client({ connectionString: program.databaseUrl });
await client.connect();
try {
  const draft: DraftRequest = { title: 'Apparatus for Sealing a Valve.', detailedDescription: longText(DRAFT_BYTES) };
  let stored = await sent(program, 'POST', SAVE_APPLICATION_PATH, draft);
  let typed = 0;
  const words = (): string => `${longText(DRAFT_BYTES - 20)} typed ${(typed += 1)}`;
  const save = async (): Promise<void> => {
    stored = await sent(program, 'PUT', applicationPath(stored.id), { ...stored, detailedDescription: words() });
  };
  // Another row of the same table, so that neither waits for the other's.
  const other = await sent(program, 'POST', SAVE_APPLICATION_PATH, draft);
  const { rows } = await client.query<{ draft: object }>('SELECT draft FROM applications WHERE id = $1', [other.id]);
  const bare = async (): Promise<void> => {
    const json = JSON.stringify({ ...rows[0]?.draft, detailedDescription: words() });
    await client.query('BEGIN');
    await client.query('SELECT version FROM applications WHERE id = $1 FOR UPDATE', [other.id]);
    await client.query(
      'UPDATE applications SET version = version + 1, updated_at = now(), draft = $2::jsonb WHERE id = $1',
      [other.id, json],
    );
    await client.query('COMMIT');
  };
  for (let each = 0; each < WARM_UP; each += 1) {
    await save();
    await bare();
  }
  console.log(`${DRAFT_BYTES / 1000} kB; ${os.availableParallelism()} cores, load ${load()} before`);
  console.log('round   save ms   bare ms   ratio    load');
  const ratios: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const times = { save: [] as number[], bare: [] as number[] };
    for (let each = 0; each < SAVES_PER_ROUND; each += 1) {
      times.save.push(await milliseconds(save));
      times.bare.push(await milliseconds(bare));
    }
    const [whole, alone] = [median(times.save), median(times.bare)];
    ratios.push(whole / alone);
    const cells = [String(round).padStart(5), whole.toFixed(1).padStart(9), alone.toFixed(1).padStart(9)];
    console.log([...cells, (whole / alone).toFixed(2).padStart(7), load().padStart(7)].join(' '));
  }
  console.log(`save over HTTP : bare SQL = ${median(ratios).toFixed(2)} (median)`);
} finally {
  await client.end();
  await program.stop();
}
