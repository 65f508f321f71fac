export { ApiError, type CallFailure } from './http/api-error.ts';
export { api, download, type CallOptions, type SuccessOf } from './http/api.ts';
export { upload, type UploadOptions } from './http/upload.ts';
export { isOfflineFailure, OFFLINE_MESSAGE, useIsOnline } from './http/offline.ts';
export { statusTextOf } from './http/status-text.ts';
export { tokenTimes, type TokenTimes } from './session/access-token.ts';
export { renewSession } from './session/renew-session.ts';
export { endedSession } from './session/ended-session.ts';
export { afterSignOut } from './session/end-session.ts';
export { clearBrowserStorage } from './session/clear-browser-storage.ts';
export { forgetPerson } from './session/forget-person.ts';
export {
  SessionProvider,
  useSession,
  useSessionEnded,
  useSignOutUnheard,
  type Session,
} from './session/session-provider.tsx';
export { sessionStore, type SessionState, type SessionStatus } from './session/session-store.ts';
export { signOutQuestion, type SignOutQuestion } from './session/sign-out-question.ts';
export { useSignOut } from './session/use-sign-out.ts';
export { RequireSession, type LoginNavigationState } from './session/require-session.tsx';
export { QueryProvider, queryClient } from './query/query-provider.tsx';
export { followJob } from './jobs/analysis-jobs.ts';
export { openEventStream, type StreamEvent } from './jobs/event-stream.ts';
export type { JobListener, JobUpdate } from './jobs/job-stream.ts';
export { followPatentJob } from './jobs/patent-jobs.ts';
export { useJobEvents, usePatentJob } from './jobs/use-job-events.ts';
export {
  eventCounts,
  pageOf,
  track,
  trackedEvents,
  type AnalyticsEvent,
  type AnalyticsEvents,
  type TrackedEvent,
} from './analytics/track.ts';
export { claimCopy } from './kept-drafts/claim-copy.ts';
export { draftOf, emptyDraft } from './kept-drafts/draft-of.ts';
export { isAnythingWritten, isWorthKeeping } from './kept-drafts/is-worth-keeping.ts';
export type { KeptDraft, WizardDraft } from './kept-drafts/kept-draft.ts';
export { keptDraftStore } from './kept-drafts/kept-draft-store.ts';
export { openDrafts } from './kept-drafts/open-drafts.ts';
export { sendDraft, type DraftToSend, type SentDraft } from './kept-drafts/send-draft.ts';
export { sendKeptDrafts } from './kept-drafts/send-kept-drafts.ts';
export { unsentMark } from './kept-drafts/unsent-mark.ts';
export {
  clearUSPTOApiKey,
  getUSPTOApiKey,
  OFFICE_KEY_STORAGE,
  setUSPTOApiKey,
  subscribeToUSPTOApiKey,
} from './office-key/office-key.ts';
export { keptText } from './editor/kept-text.ts';
export { rememberedText } from './editor/remembered-text.ts';
export { useDocumentTitle } from './page/use-document-title.ts';
export type { RemoteModule, RemoteProps } from './remotes/remote-props.ts';
