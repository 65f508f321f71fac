import { json, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { LIMITS } from '@premise/contracts';
import { CodedError } from '../errors/coded-error.ts';
import { isNestedBeyond } from './nesting.ts';

/** No call needs more. The classes that bodies become are made by recursion, which a body of brackets would exhaust. */
const DEEPEST = 50;

/** A larger (or smaller) limit for the calls below one path. */
export interface BodyLimit {
  path: string;
  bytes: number;
}

function toBodyError(error: unknown): CodedError {
  const type = typeof error === 'object' && error !== null && 'type' in error ? error.type : undefined;
  if (type === 'entity.too.large') return new CodedError('BODY_TOO_LARGE', undefined, { cause: error });
  const unsupported = type === 'charset.unsupported' || type === 'encoding.unsupported';
  return new CodedError('BODY_MALFORMED', undefined, { ...(unsupported ? { status: 415 } : {}), cause: error });
}

/** Reads JSON bodies within the limit of their path; every fault is a coded error. */
export function createBodyParser(limits: readonly BodyLimit[] = []): RequestHandler {
  const parserOf = (bytes: number): RequestHandler =>
    json({ limit: bytes, type: ['application/json', 'application/*+json'] });
  const standard = parserOf(LIMITS.defaultBodyBytes);
  const special = [...limits]
    .sort((a, b) => b.path.length - a.path.length)
    .map((limit) => ({ path: limit.path.toLowerCase(), parse: parserOf(limit.bytes) }));
  return (request: Request, response: Response, next: NextFunction) => {
    const path = request.path.toLowerCase();
    const own = special.find((limit) => path === limit.path || path.startsWith(`${limit.path}/`));
    (own?.parse ?? standard)(request, response, (error?: unknown) => {
      if (error !== undefined && error !== null) next(toBodyError(error));
      else if (isNestedBeyond(request.body, DEEPEST)) next(new CodedError('BODY_MALFORMED'));
      else next();
    });
  };
}
