import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ACCESS_TOKEN, ERASE_ACCOUNT_PATH, INTERNAL_TOKEN, type EraseAccountRequest } from '@premise/contracts';
import { SignJWT } from 'jose';
import type { AuthConfig } from '../config.ts';
import { CONFIG } from '../config.token.ts';
import { SigningKey } from '../sessions/signing-key.ts';
import type { ErasingService } from './account-erasure.entity.ts';

const ANSWER_MS = 6_000;

/** Asks another service to take away what it holds of an account. */
@Injectable()
export class EraseElsewhere {
  private readonly addresses: Record<ErasingService, string>;
  private readonly key: SigningKey;

  constructor(@Inject(CONFIG) config: AuthConfig, key: SigningKey) {
    this.addresses = { analysis: config.analysisUrl, patent: config.patentUrl };
    this.key = key;
  }

  /** Rejects unless the service says that it is done. */
  async erase(service: ErasingService, userId: string): Promise<void> {
    const response = await fetch(new URL(ERASE_ACCOUNT_PATH, this.addresses[service]), {
      method: 'POST',
      headers: { authorization: `Bearer ${await this.token()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ userId } satisfies EraseAccountRequest),
      signal: AbortSignal.timeout(ANSWER_MS),
      redirect: 'error',
    });
    await response.body?.cancel();
    if (response.status !== 200) throw new Error(`the ${service} service answered ${response.status}`);
  }

  // A new one for each call: it lives for a minute, and a repeat may come much later.
  private token(): Promise<string> {
    const now = Math.floor(Date.now() / 1_000);
    return new SignJWT({
      iss: ACCESS_TOKEN.issuer,
      aud: INTERNAL_TOKEN.audience,
      sub: 'auth',
      jti: randomUUID(),
      iat: now,
      exp: now + INTERNAL_TOKEN.lifetimeSeconds,
    })
      .setProtectedHeader({ alg: ACCESS_TOKEN.algorithm, typ: INTERNAL_TOKEN.type, kid: this.key.id })
      .sign(this.key.privateKey);
  }
}
