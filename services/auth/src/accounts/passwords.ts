import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { PASSWORD_HASH_KIB } from '../config.ts';
import { Turns } from './turns.ts';

/** Two passes, one lane: why, says docs/security.md. The package's default algorithm is argon2id. */
const COST = { timeCost: 2, parallelism: 1 } as const;

// More than one for each core gains nothing. Of libuv's four threads one stays free: signing in at the database takes turns on
// them too, and would time out behind the passwords of a crowd.
const AT_ONCE = Math.min(availableParallelism(), 3);

/** Hashes and compares passwords, exactly as typed, with argon2id. */
export class Passwords {
  private dummy: Promise<string> | null = null;
  private readonly turns = new Turns(AT_ONCE);
  private readonly memoryKib: number;

  constructor(memoryKib: number = PASSWORD_HASH_KIB) {
    this.memoryKib = memoryKib;
  }

  hash(password: string): Promise<string> {
    return this.turns.take(() => hash(password, { ...COST, memoryCost: this.memoryKib }));
  }

  /** Compares; without a hash it does the same work and says no, so that time does not tell whether an account exists. */
  async matches(password: string, passwordHash: string | null): Promise<boolean> {
    if (passwordHash !== null) return this.turns.take(() => verify(passwordHash, password)).catch(() => false);
    this.dummy ??= this.hash(randomBytes(24).toString('base64'));
    const dummy = await this.dummy;
    await this.turns.take(() => verify(dummy, password));
    return false;
  }

  /** Whether a hash was made with other settings. */
  isOutdated(passwordHash: string): boolean {
    return !passwordHash.startsWith(`$argon2id$v=19$m=${this.memoryKib},t=${COST.timeCost},p=${COST.parallelism}$`);
  }
}
