// Ends the processes that were listed on its input, a line of JSON each, once that input ends. See end-with-this.ts.
import process from 'node:process';
import { createInterface } from 'node:readline';
import { endProcess, parseIdentity } from '@premise/embedded';

const GRACE_MS = 10_000;

const ends: (() => Promise<void>)[] = [];
for await (const line of createInterface({ input: process.stdin })) {
  const listed = JSON.parse(line) as { ask: NodeJS.Signals };
  const identity = parseIdentity(listed);
  if (identity !== undefined) ends.push(() => endProcess(identity, listed.ask, GRACE_MS));
}
// Services first, as they were started after what they use.
for (const end of ends.reverse()) await end();
