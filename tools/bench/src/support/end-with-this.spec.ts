import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endProcess, identify, waitForEnd } from '@premise/embedded';

const OWNER = `
  import { spawn } from 'node:child_process';
  import { endWithThis } from ${JSON.stringify(new URL('end-with-this.ts', import.meta.url).href)};
  const child = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });
  endWithThis(child.pid, 'SIGTERM');
  console.log(String(child.pid));
  setInterval(() => undefined, 1000);
`;

describe('endWithThis', () => {
  it('ends what a killed process started', async () => {
    const flags = ['--conditions=source', '--disable-warning=ExperimentalWarning', '--input-type=module'];
    const owner = spawn(process.execPath, [...flags, '--eval', OWNER], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [told] = (await once(owner.stdout, 'data')) as [Buffer];
    const started = identify(Number(told.toString('utf8')));
    if (started === undefined) throw new Error('Nothing was started.');
    try {
      expect(await waitForEnd(started, 300)).toBe(false);
      owner.kill('SIGKILL');
      expect(await waitForEnd(started, 10_000)).toBe(true);
    } finally {
      await endProcess(started, 'SIGKILL');
    }
  });
});
