import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

// OWASP's recommendation for argon2id; the package's default algorithm is argon2id
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const CURRENT = new RegExp(`^\\$argon2id\\$v=19\\$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}\\$`);

/** Hashes and compares passwords, exactly as typed, with argon2id. */
@Injectable()
export class Passwords {
  private dummy: Promise<string> | null = null;

  hash(password: string): Promise<string> {
    return hash(password, COST);
  }

  /** Compares; without a hash it does the same work and says no, so that time does not tell whether an account exists. */
  async matches(password: string, passwordHash: string | null): Promise<boolean> {
    if (passwordHash !== null) return verify(passwordHash, password).catch(() => false);
    this.dummy ??= this.hash(randomBytes(24).toString('base64'));
    await verify(await this.dummy, password);
    return false;
  }

  /** Whether a hash was made with older, weaker settings. */
  isOutdated(passwordHash: string): boolean {
    return !CURRENT.test(passwordHash);
  }
}
