import { citationsPath, type CitationsResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';
import { publicCall } from '../shared/public-call.ts';

/** S2's citations of one patent in both directions. `before`: leave out what cites it from that day on. */
export const getPatentCitations = (number: string, before: string | null = null, signal?: AbortSignal) =>
  api.get<CitationsResponse>(
    before === null ? citationsPath(number) : `${citationsPath(number)}?before=${encodeURIComponent(before)}`,
    publicCall(signal),
  );
