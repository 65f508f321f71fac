export { startMailbox, type Mailbox, type ReceivedMessage } from './mailbox.ts';
export { naughtyStrings } from './naughty-strings.ts';
export { OutageProxy } from './outage-proxy.ts';
export { startTestDatabase, type TestDatabase } from './test-database.ts';
export { startTestRedis, type TestRedis } from './test-redis.ts';
export { startStandInAuth, type StandInAuth, type StandInCaller } from './stand-in-auth/index.ts';
export {
  LABELLED_REPLY,
  startStandInModel,
  type RecordedRequest,
  type StandInFailure,
  type StandInModel,
} from './stand-in-model/index.ts';
