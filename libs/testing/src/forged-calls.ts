import type { StandInAuth } from './stand-in-auth/index.ts';

/** The answer to a call, as far as it matters here. */
export interface GivenAnswer {
  status: number;
  body: { success?: boolean };
}

/** Forged and malformed authorizations that a service has not refused as it should. */
export interface ForgedCalls {
  /** How many were tried. */
  tried: number;
  /** What was wrong with them, and what they got. */
  notRefused: [string, number, boolean | undefined][];
}

/** Calls a service with everything that a forger could send who knows all about a live session but the private key. */
export async function tryForgedTokens(
  auth: StandInAuth,
  call: (authorization: string) => PromiseLike<GivenAnswer>,
): Promise<ForgedCalls> {
  const forged = Object.entries(auth.forgedAuthorizations(auth.signIn({ isAdmin: true })));
  const notRefused: ForgedCalls['notRefused'] = [];
  for (const [name, authorization] of forged) {
    const { status, body } = await call(authorization);
    if (status !== 401 || body.success !== false) notRefused.push([name, status, body.success]);
  }
  return { tried: forged.length, notRefused };
}
