import {
  applicationPath,
  SAVE_APPLICATION_PATH,
  updateApplicationPath,
  type ApplicationResponse,
  type PatentApplication,
  type SaveApplicationResponse,
  type UpdateApplicationRequest,
  type UpdateApplicationResponse,
} from '@premise/contracts';
import { ApiError } from '../http/api-error.ts';
import { api } from '../http/api.ts';
import { draftRequest } from './draft-request.ts';
import type { KeptDraft } from './kept-draft.ts';

/** Long enough for the largest draft over a poor line. */
const TIMEOUT_MS = 60_000;

/** `stored`: the server has it. `conflict`: something else was stored since, here in whole; nothing was changed. */
export type SentDraft = { outcome: 'stored' | 'conflict'; application: PatentApplication };

export type DraftToSend = Pick<KeptDraft, 'copyId' | 'applicationId' | 'baseVersion' | 'draft'>;

async function create({ copyId, draft }: DraftToSend): Promise<SentDraft> {
  // one key for all attempts: an answer that was lost must not leave a second application behind
  const { application } = await api.post<SaveApplicationResponse>(SAVE_APPLICATION_PATH, draftRequest(draft), {
    headers: { 'Idempotency-Key': copyId },
    timeoutMs: TIMEOUT_MS,
  });
  return { outcome: 'stored', application };
}

const fetchStored = async (applicationId: string): Promise<PatentApplication> =>
  (await api.get<ApplicationResponse>(applicationPath(applicationId), { timeoutMs: TIMEOUT_MS })).application;

async function update(sent: DraftToSend, version: number, mayRepeat: boolean): Promise<SentDraft> {
  // the same for every attempt upon one version, so that a save whose answer was lost is known again
  const saveKey = `${sent.copyId}.${version}`;
  const body: UpdateApplicationRequest = { ...draftRequest(sent.draft), version };
  try {
    const { application } = await api.put<UpdateApplicationResponse>(updateApplicationPath(sent.applicationId), body, {
      headers: { 'Idempotency-Key': saveKey },
      timeoutMs: TIMEOUT_MS,
    });
    return { outcome: 'stored', application };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'VERSION_CONFLICT') throw error;
    const { lastSaveKey, currentVersion } = error.body ?? {};
    // what stands there is an earlier attempt of this very copy
    if (mayRepeat && lastSaveKey === saveKey && typeof currentVersion === 'number') {
      return update(sent, currentVersion, false);
    }
    return { outcome: 'conflict', application: await fetchStored(sent.applicationId) };
  }
}

/** Creates or updates the application of a draft. Rejects with an ApiError when the server could not or would not. */
export function sendDraft(sent: DraftToSend): Promise<SentDraft> {
  if (sent.applicationId === '') return create(sent);
  if (sent.baseVersion === null) {
    return fetchStored(sent.applicationId).then((application) => ({ outcome: 'conflict', application }));
  }
  return update(sent, sent.baseVersion, true);
}
