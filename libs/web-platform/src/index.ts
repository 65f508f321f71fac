export { ApiError, type CallFailure } from './http/api-error.ts';
export { api, type CallOptions, type SuccessOf } from './http/api.ts';
export { statusTextOf } from './http/status-text.ts';
export { endedSession } from './session/ended-session.ts';
export { afterSignOut } from './session/end-session.ts';
export { forgetPerson } from './session/forget-person.ts';
export {
  SessionProvider,
  useSession,
  useSessionEnded,
  useSignOutUnheard,
  type Session,
} from './session/session-provider.tsx';
export { sessionStore, type SessionState, type SessionStatus } from './session/session-store.ts';
export { RequireSession, type LoginNavigationState } from './session/require-session.tsx';
export { QueryProvider, queryClient } from './query/query-provider.tsx';
export { followJob, type JobListener, type JobUpdate } from './jobs/job-stream.ts';
export { useJobEvents } from './jobs/use-job-events.ts';
export {
  eventCounts,
  pageOf,
  track,
  trackedEvents,
  type AnalyticsEvent,
  type AnalyticsEvents,
  type TrackedEvent,
} from './analytics/track.ts';
export { rememberedText } from './editor/remembered-text.ts';
export { useDocumentTitle } from './page/use-document-title.ts';
export type { RemoteModule, RemoteProps } from './remotes/remote-props.ts';
