/** What the browser reads of its own access token. It decides nothing by it but when to ask for the next one. */
export interface TokenTimes {
  /** Milliseconds since the epoch. */
  issuedAt: number;
  expiresAt: number;
}

/** Reads the times of a JWT without judging it; null when it is none. */
export function tokenTimes(token: string): TokenTimes | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const { iat, exp } = claims as { iat?: unknown; exp?: unknown };
    if (typeof exp !== 'number') return null;
    return { issuedAt: (typeof iat === 'number' ? iat : exp) * 1000, expiresAt: exp * 1000 };
  } catch {
    return null;
  }
}
