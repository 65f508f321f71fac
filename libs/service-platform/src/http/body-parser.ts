import { json, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { LIMITS } from '@premise/contracts';
import { bearerOf } from '../access/bearer.ts';
import { CodedError } from '../errors/coded-error.ts';
import { isOvergrown } from './body-shape.ts';

/** A limit of their own for the calls below one path, which only the signed in may make, unless it says otherwise. */
export interface BodyLimit {
  path: string;
  bytes: number;
  /** Read from callers without a bearer, too. */
  anybody?: boolean;
}

function toBodyError(error: unknown): CodedError {
  const type = typeof error === 'object' && error !== null && 'type' in error ? error.type : undefined;
  if (type === 'entity.too.large') return new CodedError('BODY_TOO_LARGE', undefined, { cause: error });
  const unsupported = type === 'charset.unsupported' || type === 'encoding.unsupported';
  return new CodedError('BODY_MALFORMED', undefined, { ...(unsupported ? { status: 415 } : {}), cause: error });
}

// Before anything is parsed. JSON is UTF-8; other encodings could not be judged by their bytes.
function checkShape(_request: unknown, _response: unknown, bytes: Buffer, encoding: string): void {
  const type = encoding !== 'utf-8' ? 'charset.unsupported' : isOvergrown(bytes) ? 'entity.overgrown' : undefined;
  if (type !== undefined) throw Object.assign(new Error(`JSON body refused: ${type}`), { type });
}

/** Reads JSON bodies within the limit of their path; every fault is a coded error. */
export function createBodyParser(limits: readonly BodyLimit[] = []): RequestHandler {
  const parserOf = (bytes: number): RequestHandler =>
    json({ limit: bytes, type: ['application/json', 'application/*+json'], verify: checkShape });
  const standard = parserOf(LIMITS.defaultBodyBytes);
  const special = [...limits]
    .sort((a, b) => b.path.length - a.path.length)
    .map(({ path, bytes, anybody = false }) => ({ path: path.toLowerCase(), parse: parserOf(bytes), anybody }));
  return (request: Request, response: Response, next: NextFunction) => {
    const path = request.path.toLowerCase();
    const own = special.find((limit) => path === limit.path || path.startsWith(`${limit.path}/`));
    // Whether the token is good the guard decides; who has none need not be read to the end.
    if (own?.anybody === false && bearerOf(request) === null) {
      next(new CodedError('UNAUTHENTICATED'));
      return;
    }
    (own?.parse ?? standard)(request, response, (error?: unknown) => {
      if (error !== undefined && error !== null) next(toBodyError(error));
      else next();
    });
  };
}
