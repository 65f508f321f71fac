import { setTimeout as sleep } from 'node:timers/promises';
import { CodedError } from '@premise/service-platform';
import type { DataSource } from 'typeorm';
import type { ModelBudgetLimits } from './model-config.ts';
import type { ModelPurpose } from './model-purpose.ts';

/** The row of all users together. */
const EVERYBODY = '';
const DAY_MS = 86_400_000;
/** What calls have used that end in quick succession is written together, a row each for all of them. */
const GATHERED_MS = 100;

/**
 * The row of all users is changed by every call of everybody: nobody waits for the disk while he holds it. After a crash of
 * the database a second's use may be missing, which costs nobody anything.
 */
const WITHOUT_WAITING = `set_config('synchronous_commit', 'off', true)`;

const within = (calls: string, tokens: string): string =>
  `u.calls < coalesce(${calls}::bigint, u.calls + 1)
   AND u.tokens + excluded.tokens <= coalesce(${tokens}::bigint, u.tokens + excluded.tokens)`;
const ADDED = 'ON CONFLICT (day, user_id) DO UPDATE SET calls = u.calls + 1, tokens = u.tokens + excluded.tokens WHERE';

/**
 * An account that is erased meanwhile must leave nothing behind: the row of the work is held for the length of the statement,
 * and the erasure removes what was used after that row.
 */
const reserving = (table: BudgetedWork['table']) => `
  WITH open AS (SELECT id FROM ${table} WHERE id = $1 FOR KEY SHARE),
  mine AS (
    INSERT INTO model_usage AS u (day, user_id, calls, tokens)
    SELECT (now() AT TIME ZONE 'UTC')::date, $2::text, 1, $3::bigint FROM open
    ${ADDED} ${within('$4', '$5')} RETURNING day),
  everybody AS (
    INSERT INTO model_usage AS u (day, user_id, calls, tokens) SELECT day, '${EVERYBODY}', 1, $3::bigint FROM mine
    ${ADDED} ${within('$6', '$7')} RETURNING day)
  SELECT ${WITHOUT_WAITING}, EXISTS (SELECT 1 FROM open) AS open, (SELECT day::text FROM mine) AS mine,
    (SELECT day::text FROM everybody) AS "all"`;

export interface Reservation {
  day: string;
  userId: string;
  tokens: number;
}

/** What the service's calls are made for. Its database has a table `model_usage` (day, user_id, calls, tokens). */
export interface BudgetedWork {
  /** Of the rows that calls are made for, by their `id`. */
  table: 'analyses' | 'jobs';
  /** What is said when the row is gone. */
  gone: string;
  /** What the user gave. */
  subject: ModelPurpose['subject'];
}

/** What is added to the row of a day and a user. */
interface Change {
  day: string;
  userId: string;
  calls: number;
  tokens: number;
}

interface Call {
  /** Id of the row the call is made for. */
  workId: string;
  userId: string;
}

/**
 * How much of the model has been used today, UTC. What a call may cost is set aside before it and corrected after it, so that
 * calls made at once cannot exceed a limit together; a worker that dies in between leaves the estimate standing.
 */
export class ModelBudget {
  private gathered = new Map<string, Change>();
  private writing: Promise<void> | null = null;

  constructor(
    private readonly database: DataSource,
    private readonly limits: ModelBudgetLimits,
    private readonly work: BudgetedWork,
  ) {}

  /** Throws MODEL_BUDGET_SPENT when the day's share is used up. */
  async reserve({ workId, userId }: Call, tokens: number): Promise<Reservation> {
    const { userCalls, userTokens, totalCalls, totalTokens } = this.limits;
    if (tokens > Math.min(userTokens ?? Infinity, totalTokens ?? Infinity)) {
      throw spent(`The ${this.work.subject} is longer than a day’s share of the language model.`);
    }
    // One statement, so that the row of all users is never held longer than it takes.
    const [set] = await this.database.query<{ open: boolean; mine: string | null; all: string | null }[]>(
      reserving(this.work.table),
      [workId, userId, tokens, userCalls, userTokens, totalCalls, totalTokens],
    );
    if (!set?.open) throw new CodedError('NOT_FOUND', this.work.gone);
    if (set.mine === null) throw spent('You have used up your share of the language model for today.');
    if (set.all === null) {
      await this.change({ day: set.mine, userId, calls: -1, tokens: -tokens });
      throw spent('The language model has been used as much as is allowed here in a day.');
    }
    return { day: set.mine, userId, tokens };
  }

  /** Puts what was really used in the place of the estimate. `calls` is 0 when the service refused before it worked. */
  async settle(reservation: Reservation, used: { calls: 0 | 1; tokens: number }): Promise<void> {
    const change = { day: reservation.day, calls: used.calls - 1, tokens: used.tokens - reservation.tokens };
    if (change.calls === 0 && change.tokens === 0) return;
    for (const userId of [reservation.userId, EVERYBODY]) this.gather({ ...change, userId });
    this.writing ??= sleep(GATHERED_MS).then(() => this.writeGathered());
    await this.writing;
  }

  private gather({ day, userId, calls, tokens }: Change): void {
    const key = `${day} ${userId}`;
    const before = this.gathered.get(key);
    this.gathered.set(key, {
      day,
      userId,
      calls: calls + (before?.calls ?? 0),
      tokens: tokens + (before?.tokens ?? 0),
    });
  }

  private async writeGathered(): Promise<void> {
    const changes = [...this.gathered.values()];
    this.gathered = new Map();
    this.writing = null;
    // Each row in a statement of its own: none waits for one row while it holds the other.
    await Promise.all(changes.map((change) => this.change(change)));
  }

  private async change({ day, userId, calls, tokens }: Change): Promise<void> {
    await this.database.query(
      `WITH quick AS MATERIALIZED (SELECT ${WITHOUT_WAITING})
       UPDATE model_usage SET calls = greatest(0, calls + $3), tokens = greatest(0, tokens + $4)
       FROM quick WHERE day = $1::date AND user_id = $2`,
      [day, userId, calls, tokens],
    );
  }
}

/** Forgets what was used so many days ago. */
export async function pruneModelUsage(database: DataSource, olderThanDays: number): Promise<void> {
  await database.query(`DELETE FROM model_usage WHERE day < (now() AT TIME ZONE 'UTC')::date - $1::int`, [
    olderThanDays,
  ]);
}

/** Says when the day ends, too. */
function spent(text: string): CodedError {
  const minutes = Math.ceil((DAY_MS - (Date.now() % DAY_MS)) / 60_000);
  const wait = minutes >= 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${minutes} min`;
  return new CodedError('MODEL_BUDGET_SPENT', `${text} It can be used again at 00:00 UTC, in ${wait}.`);
}
