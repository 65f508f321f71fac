import type { Request } from 'express';
import type { Caller } from '../access/caller.ts';
import type { StillSignedIn } from '../access/still-signed-in.ts';

/** An HTTP request as this platform's middleware and guard leave it. */
export interface PlatformRequest extends Omit<Request, 'user'> {
  /** Set by the access guard on every route that is not public, and on a public one that identifies callers. */
  caller?: Caller;
  /** Set together with the caller. */
  stillSignedIn?: StillSignedIn;
}
