export {
  composeEnvironment,
  composeText,
  containerMemoryMb,
  exampleSettings,
  readCompose,
  sampleSettings,
  type ComposeFile,
  type ComposeService,
} from './compose-file.ts';
export { EventReader, type ReceivedEvent } from './event-reader.ts';
export { tryForgedTokens, type ForgedCalls, type GivenAnswer } from './forged-calls.ts';
export { forgedAuthorizations } from './forged-tokens.ts';
export { untilLocksAreWaitedFor } from './lock-waiters.ts';
export { startMailbox, type Mailbox, type ReceivedMessage } from './mailbox.ts';
export { naughtyStrings } from './naughty-strings.ts';
export { OutageProxy } from './outage-proxy.ts';
export { startTestDatabase, type TestDatabase } from './test-database.ts';
export { tracesInDatabase, tracesInFiles, tracesInRedis, type Traces } from './traces.ts';
export { startTestRedis, type TestRedis } from './test-redis.ts';
export { startStandInAuth, type StandInAuth, type StandInCaller } from './stand-in-auth/index.ts';
export {
  JSON_REPLY,
  LABELLED_REPLY,
  obedient,
  startStandInModel,
  type ChatRequest,
  type RecordedRequest,
  type StandInFailure,
  type StandInFault,
  type StandInModel,
  type StandInSkills,
  type StandInTurn,
} from './stand-in-model/index.ts';
export {
  documentationGaps,
  documentedCalls,
  documentErrors,
  openOperations,
  problemsOfExamples,
  problemsOfRefusals,
  type ApiDocument,
  type DocumentedCall,
  type PreparedCall,
} from './documented-api/index.ts';
export {
  startStandInPatents,
  type PatentFault,
  type RecordedPatentCall,
  type StandInDocument,
  type StandInPatents,
} from './stand-in-patents/index.ts';
export { compareRouteTable, toldRoutes, type TabledRoute } from './route-table.ts';
export { serviceEnvironment, startWorkerProcess, type WorkerProcess } from './worker-process.ts';
