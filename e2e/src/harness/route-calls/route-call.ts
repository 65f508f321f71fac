import type { Caller } from '../callers.ts';

/** What belongs to `user`, and what is there for everybody. */
export interface Belongings {
  analysisId: string;
  analysisJobId: string;
  applicationId: string;
  version: number;
  patentJobId: string;
  imageId: string;
  /** Signed address of that image. */
  imageUrl: string;
  savedSearchId: string;
  sessionId: string;
  /** A document of the corpus, and a landscape made of it. */
  patentId: string;
  landscapeJobId: string;
  /** An account that administrators may act upon. */
  bystander: { id: string; email: string };
}

/** How one route is called, and what it answers to whom it lets in: status, and the code where it is refused. */
export interface RouteCall {
  /** For the names of the path. */
  names?: (things: Belongings) => Record<string, string>;
  query?: string | ((things: Belongings) => string);
  body?: (things: Belongings, caller: Caller) => object | FormData;
  answers: string;
  /** To `user`, whose own it is; absent: as to everybody. */
  owner?: string;
  /** Gives, reads or ends the cookie: refused to pages of other origins. All other calls take the token alone. */
  cookie?: true;
  /** Takes away what others are about: made after all others, in this order. */
  last?: number;
}

/** By method and path, as docs/security.md names them. */
export type RouteCalls = Record<string, RouteCall>;

export const NOT_FOUND = '404 NOT_FOUND';
