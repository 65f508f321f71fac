export { startMailbox, type Mailbox, type ReceivedMessage } from './mailbox.ts';
export { naughtyStrings } from './naughty-strings.ts';
export { startTestDatabase, type TestDatabase } from './test-database.ts';
export { startTestRedis, type TestRedis } from './test-redis.ts';
