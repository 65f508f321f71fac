import { PATENT_ACCESS_PATH, type PatentAccessResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** Asks the patent service whether it knows the caller. */
export const getPatentAccess = ({ signal }: { signal: AbortSignal }) =>
  api.get<PatentAccessResponse>(PATENT_ACCESS_PATH, { signal });
