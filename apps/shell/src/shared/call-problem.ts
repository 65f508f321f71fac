import { ApiError } from '@premise/web-platform';

/** Why a call came to nothing, as a form shows it. */
export interface CallProblem {
  message: string;
  /** What else there is to know: the server's sentence, or what to do about a lost connection. */
  detail: string | null;
  code: ApiError['code'];
  /** Field name to message, when the server refused single fields. */
  fields: Record<string, string>;
}

const UNREACHABLE = 'Premise could not be reached. Check your connection and try again.';
const NEEDS_ACCOUNT = 'Sign in with an account of your own to do this.';

/** The server's sentence first; `fallback` where it gave none. */
export function problemOf(error: unknown, fallback: string): CallProblem {
  if (!(error instanceof ApiError)) return { message: fallback, detail: null, code: 'UNKNOWN', fields: {} };
  const { code, fields } = error;
  if (code === 'NO_TOKEN') return { message: error.message, detail: NEEDS_ACCOUNT, code, fields };
  if (code === 'NETWORK' || code === 'TIMEOUT') return { message: fallback, detail: UNREACHABLE, code, fields };
  return { message: error.serverMessage ?? fallback, detail: null, code, fields };
}

/** `text` first, whatever happened; the server's sentence explains it (S1 section 8, profile). */
export function problemUnder(error: unknown, text: string): CallProblem {
  const problem = problemOf(error, text);
  if (problem.message === text || problem.code === 'NO_TOKEN') return problem;
  return { ...problem, message: text, detail: problem.message };
}
