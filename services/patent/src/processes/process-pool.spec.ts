import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ProcessPool, type TaskRun } from './process-pool.ts';

const PROGRAM = path.resolve(__dirname, '../../test/costly-tasks.ts');

describe('a task in a process of its own', () => {
  const limits = { processes: 1, memoryMb: 200, heapMb: 64, processorMs: 1_000 };
  const pool = new ProcessPool(PROGRAM, limits);
  const patient = new ProcessPool(PROGRAM, { ...limits, processorMs: 60_000 });
  afterAll(() => {
    pool.end();
    patient.end();
  });

  const run = (name: string, input?: unknown, more: Partial<TaskRun> = {}, where = pool) =>
    where.run(name, input, { caller: 'ada', signal: new AbortController().signal, ...more });
  const requireSound = async () => expect(await run('double', 21)).toBe(42);

  it.each([
    ['fills its memory with buffers', 'fillBuffers', 'memory', patient],
    ['fills its memory with objects', 'fillHeap', 'memory', patient],
    ['never ends', 'turn', 'processor-time', pool],
    ['ends its process', 'leave', 'crash', pool],
  ])(
    'that %s is stopped, and the next one runs',
    async (_what, name, reason, where) => {
      await expect(run(name, undefined, {}, where)).rejects.toMatchObject({ name: 'TaskStopped', reason });
      await requireSound();
    },
    60_000,
  );

  it('that asks for more memory at once than it may have does not get it', async () => {
    await expect(run('oneHugeBuffer')).rejects.toThrow();
    await requireSound();
  }, 60_000);

  it('that throws tells its error, and its process goes on', async () => {
    await expect(run('fail')).rejects.toThrow('not today');
    await requireSound();
  });

  it('exchanges notes with whoever asked for it', async () => {
    let reply: (note: unknown) => void = () => undefined;
    const asked: unknown[] = [];
    const answer = await run('ask', 'which picture?', {
      onBegin: (send) => {
        reply = send;
      },
      onNote: (note) => {
        asked.push(note);
        reply('the second');
      },
    });
    expect([asked, answer]).toEqual([[expect.objectContaining({ question: 'which picture?' })], 'the second']);
  });

  it('ends with its caller, process and all, while those behind it wait for their turn', async () => {
    const caller = new AbortController();
    const gone = new AbortController();
    let pid = 0;
    const costs: number[] = [];
    const task = run('ask', null, {
      signal: caller.signal,
      onCost: (ms) => costs.push(ms),
      onNote: (note) => {
        ({ pid } = note as { pid: number });
        caller.abort(new Error('hung up'));
      },
    });
    const waitsInVain = run('double', 1, { signal: gone.signal });
    const next = run('double', 2);
    gone.abort(new Error('gone before its turn'));
    await expect(waitsInVain).rejects.toThrow('gone before its turn');
    await expect(task).rejects.toThrow('hung up');
    expect(await next).toBe(4);
    expect(() => process.kill(pid, 0)).toThrow(/ESRCH/);
    expect(costs).toEqual([expect.any(Number)]);
  }, 60_000);

  it('waits for those of whoever has used the processes less', async () => {
    const order: string[] = [];
    const note = (caller: string) => run('double', 1, { caller }).then(() => order.push(caller));
    const busy = run('turn', undefined, { caller: 'busy' }).catch(() => order.push('busy'));
    await Promise.all([busy, note('busy'), note('busy'), note('new'), note('later'), note('new')]);
    expect(order).toEqual(['busy', 'new', 'later', 'new', 'busy', 'busy']);
  }, 60_000);

  it('waits for no more than one of another group, however many of that wait', async () => {
    const order: string[] = [];
    const note = (group: string, caller: string) => run('double', 1, { caller, group }).then(() => order.push(caller));
    const busy = run('turn', undefined, { caller: 'first visitor', group: 'visitors' }).catch(() => undefined);
    const visitors = ['b', 'c', 'd', 'e'].map((caller) => note('visitors', caller));
    await Promise.all([busy, ...visitors, note('accounts', 'ada'), note('accounts', 'bob')]);
    expect(order).toEqual(['ada', 'b', 'bob', 'c', 'd', 'e']);
  }, 60_000);

  it('ends its process when the service is gone', async () => {
    const child = fork(PROGRAM, ['200', '1000'], { execArgv: ['--conditions=source'], serialization: 'advanced' });
    child.send({ kind: 'task', name: 'double', input: 1 });
    await once(child, 'message');
    child.disconnect();
    await once(child, 'exit');
  }, 60_000);

  it('costs what it took of the processor', async () => {
    const costs: number[] = [];
    await expect(run('turn', undefined, { onCost: (ms) => costs.push(ms) })).rejects.toThrow();
    await run('double', 3, { onCost: (ms) => costs.push(ms) });
    expect(costs[0]).toBeGreaterThan(900);
    expect(costs[1]).toBeGreaterThan(0);
  }, 60_000);
});
