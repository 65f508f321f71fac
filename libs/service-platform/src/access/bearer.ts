const BEARER = /^Bearer +([A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+)$/i;
const LONGEST = 8192;

/** The access token of an Authorization header; null for none and for anything that is not a compact JWT. Never from the query. */
export function bearerOf(request: { headers: { authorization?: string | undefined } }): string | null {
  const header = request.headers.authorization;
  if (typeof header !== 'string' || header.length > LONGEST) return null;
  return BEARER.exec(header)?.[1] ?? null;
}
