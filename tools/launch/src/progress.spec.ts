import { Writable } from 'node:stream';
import { consoleProgress } from './progress.ts';

/** A reader that has left, as `| head` does. */
function closedPipe(): NodeJS.WriteStream {
  const broken = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
  return new Writable({ write: (_chunk, _encoding, done) => done(broken) }) as unknown as NodeJS.WriteStream;
}

it('work goes on to its end when nobody reads along any more', async () => {
  const progress = consoleProgress(closedPipe());
  progress.say('first');
  await new Promise((resolve) => setImmediate(resolve));
  await expect(progress.step('second', () => Promise.resolve('done'))).resolves.toBe('done');
  progress.say('third');
  await new Promise((resolve) => setImmediate(resolve));
});
