import {
  DRAFT_PRIOR_ART_PATH,
  PRIOR_ART_PATH,
  type DraftPriorArtRequest,
  type PriorArtRequest,
  type PriorArtResponse,
} from '@premise/contracts';
import { api } from '@premise/web-platform';
import { publicCall } from '../shared/public-call.ts';

/** Documents near a text, with the passages that meet each part of it. The text is not kept. */
export const findPriorArt = (request: PriorArtRequest, signal?: AbortSignal) =>
  api.post<PriorArtResponse>(PRIOR_ART_PATH, request, publicCall(signal));

/** The same for a stored application of the caller's. */
export const findPriorArtOfDraft = (request: DraftPriorArtRequest, signal?: AbortSignal) =>
  api.post<PriorArtResponse>(DRAFT_PRIOR_ART_PATH, request, { ...publicCall(signal), auth: true });
