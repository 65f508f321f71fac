import { citationGraphPath, type CitationGraphResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';
import { publicCall } from '../shared/public-call.ts';

/** What cites a patent and what it cites, two generations deep. */
export const getCitationGraph = (number: string, before: string | null, signal?: AbortSignal) =>
  api.get<CitationGraphResponse>(
    before === null ? citationGraphPath(number) : `${citationGraphPath(number)}?before=${encodeURIComponent(before)}`,
    publicCall(signal),
  );
