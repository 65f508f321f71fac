import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ACCESS_TOKEN, INTERNAL_TOKEN, JWKS_PATH, SESSION_PATH, type AccessTokenClaims } from '@premise/contracts';
import { forgedAuthorizations, signToken } from '../forged-tokens.ts';

export interface StandInCaller {
  userId: string;
  sessionId: string;
  /** Access token, good for ten minutes unless the claims say otherwise. */
  token: string;
}

/** A real HTTP server with the two answers of the auth service that the other services ask for. */
export interface StandInAuth {
  url: string;
  /** Signs in somebody new (or the named user) and answers a token of the auth service's shape. */
  signIn(claims?: Partial<AccessTokenClaims>): StandInCaller;
  /** A token with which the auth service calls the others; claims and header can be bent. */
  internalToken(claims?: Record<string, unknown>, header?: Record<string, unknown>): string;
  /** What forgers would send who know all about the caller but the private key. */
  forgedAuthorizations(caller: StandInCaller): Record<string, string>;
  /** From now on the session counts as ended. */
  endSession(sessionId: string): void;
  stop(): Promise<void>;
}

function sessionOf(authorization: string | undefined): string | undefined {
  const payload = authorization?.split('.')[1];
  if (!payload) return undefined;
  return (JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as AccessTokenClaims).sid;
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Starts the server on a free port of 127.0.0.1, with a key pair of its own. */
export async function startStandInAuth(): Promise<StandInAuth> {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const keyId = randomUUID();
  const live = new Set<string>();
  const server: Server = createServer((request, response) => {
    if (request.url === JWKS_PATH) {
      const key = { ...publicKey.export({ format: 'jwk' }), kid: keyId, use: 'sig', alg: ACCESS_TOKEN.algorithm };
      return sendJson(response, 200, { keys: [key] });
    }
    if (request.url === SESSION_PATH && live.has(sessionOf(request.headers.authorization) ?? '')) {
      return sendJson(response, 200, { success: true });
    }
    return sendJson(response, 401, { success: false, code: 'SESSION_ENDED', error: 'Your session has ended.' });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    signIn: (overrides = {}) => {
      const now = Math.floor(Date.now() / 1000);
      const claims: AccessTokenClaims = {
        sub: randomUUID(),
        sid: randomUUID(),
        iss: ACCESS_TOKEN.issuer,
        aud: ACCESS_TOKEN.audience,
        iat: now,
        exp: now + ACCESS_TOKEN.lifetimeSeconds,
        jti: randomUUID(),
        auth_time: now,
        isAdmin: false,
        isSuperUser: false,
        isVerified: true,
        ...overrides,
      };
      live.add(claims.sid);
      const token = signToken(claims, { typ: ACCESS_TOKEN.type, kid: keyId }, privateKey);
      return { userId: claims.sub, sessionId: claims.sid, token };
    },
    internalToken: (overrides = {}, header = {}) => {
      const now = Math.floor(Date.now() / 1000);
      const claims = {
        iss: ACCESS_TOKEN.issuer,
        aud: INTERNAL_TOKEN.audience,
        sub: 'auth',
        iat: now,
        exp: now + INTERNAL_TOKEN.lifetimeSeconds,
        jti: randomUUID(),
        ...overrides,
      };
      return signToken(claims, { typ: INTERNAL_TOKEN.type, kid: keyId, ...header }, privateKey);
    },
    forgedAuthorizations: ({ token }) => {
      const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as object;
      return forgedAuthorizations({ claims, keyId, privateKey });
    },
    endSession: (sessionId) => {
      live.delete(sessionId);
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
