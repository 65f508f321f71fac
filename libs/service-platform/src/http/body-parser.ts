import { json, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { LIMITS } from '@premise/contracts';
import { bearerOf } from '../access/bearer.ts';
import { CodedError } from '../errors/coded-error.ts';
import { networkOf } from '../limits/network-of.ts';
import { isOvergrown } from './body-shape.ts';

/** A limit of their own for the calls below one path, which only the signed in may make, unless it says otherwise. */
export interface BodyLimit {
  path: string;
  bytes: number;
  /** Read from callers without a bearer, too. */
  anybody?: boolean;
}

/** Of all bodies of one network that are arriving: what has arrived of each is held in memory. */
const ARRIVING_BYTES = 128 * 1024 * 1024;
const RETRY_SECONDS = 5;
const STILL_ARRIVING = 'Many large texts of your network are still being sent. Try again when they are through.';

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

/** Reads JSON bodies within the limit of their path; every fault is a coded error. Packed bodies are refused: a few bytes would fill memory. */
export function createBodyParser(limits: readonly BodyLimit[] = []): RequestHandler {
  const parserOf = (bytes: number): RequestHandler =>
    json({ limit: bytes, inflate: false, type: ['application/json', 'application/*+json'], verify: checkShape });
  const standard = parserOf(LIMITS.defaultBodyBytes);
  const special = [...limits]
    .sort((a, b) => b.path.length - a.path.length)
    .map(({ path, bytes, anybody = false }) => ({ path: path.toLowerCase(), bytes, parse: parserOf(bytes), anybody }));
  const arriving = new ArrivingBodies();
  return (request: Request, response: Response, next: NextFunction) => {
    const path = request.path.toLowerCase();
    const own = special.find((limit) => path === limit.path || path.startsWith(`${limit.path}/`));
    // Whether the token is good the guard decides; who has none need not be read to the end.
    if (own?.anybody === false && bearerOf(request) === null) {
      next(new CodedError('UNAUTHENTICATED'));
      return;
    }
    const limit = own?.bytes ?? LIMITS.defaultBodyBytes;
    const arrived = arriving.enter(networkOf(request.ip ?? ''), Math.min(readLength(request) ?? limit, limit));
    if (arrived === null) {
      next(new CodedError('RATE_LIMITED', STILL_ARRIVING, { retryAfterSeconds: RETRY_SECONDS }));
      return;
    }
    response.once('close', arrived);
    (own?.parse ?? standard)(request, response, (error?: unknown) => {
      arrived();
      if (error !== undefined && error !== null) next(toBodyError(error));
      else next();
    });
  };
}

/** The length that a request tells; 0 where it has no body, null where it tells none. */
function readLength({ headers }: Request): number | null {
  const length = headers['content-length'];
  if (length !== undefined) return Number(length);
  return headers['transfer-encoding'] === undefined ? 0 : null;
}

/** Adds up the bodies that have begun to arrive, by network. */
class ArrivingBodies {
  private readonly bytes = new Map<string, number>();

  /** What to call, once or more often, when the body has arrived; null where too much of the network is arriving. */
  enter(network: string, bytes: number): (() => void) | null {
    const before = this.bytes.get(network) ?? 0;
    if (before + bytes > ARRIVING_BYTES) return null;
    this.bytes.set(network, before + bytes);
    let counted = bytes;
    return () => {
      const left = (this.bytes.get(network) ?? 0) - counted;
      counted = 0;
      if (left <= 0) this.bytes.delete(network);
      else this.bytes.set(network, left);
    };
  }
}
