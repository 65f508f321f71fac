import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { WATCH, type FromProcess, type ToProcess } from './messages.ts';

/** Notes from and to whoever asked for a task, while it runs. */
export interface TaskNotes {
  send: (note: unknown) => void;
  onNote: (listener: (note: unknown) => void) => void;
}

export type Task = (input: never, notes: TaskNotes) => unknown;

const compiled = !import.meta.url.endsWith('.ts');
const MEGABYTE = 1024 * 1024;

const send = (message: FromProcess): void => {
  process.send?.(message);
};

const usedProcessorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/**
 * Makes this process one of a pool's: it runs the tasks that it is told to, one at a time. A thread of its own watches memory and processor
 * time and ends the process at its limits, whatever the task is doing.
 */
export function serveTasks(tasks: Readonly<Record<string, Task>>): void {
  const [memoryMb = 0, processorMs = 0] = process.argv.slice(2).map(Number);
  /** Processor time of the process at which it is ended. */
  const deadline = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));
  deadline[0] = Infinity;
  let reportedMs = 0;
  const watch = new Worker(
    fileURLToPath(new URL(compiled ? './watch-process.js' : './watch-process.ts', import.meta.url)),
    { workerData: { memoryBytes: memoryMb * MEGABYTE, deadline }, resourceLimits: { maxOldGenerationSizeMb: 16 } },
  );
  watch.unref();

  let listener: (note: unknown) => void = () => undefined;
  const notes: TaskNotes = {
    send: (note) => send({ kind: 'note', note }),
    onNote: (listen) => {
      listener = listen;
    },
  };
  const cost = (): { processorMs: number; memoryMb: number } => {
    const used = usedProcessorMs();
    const spent = used - reportedMs;
    reportedMs = used;
    deadline[0] = Infinity;
    watch.postMessage(WATCH.rest);
    return { processorMs: spent, memoryMb: process.memoryUsage.rss() / MEGABYTE };
  };
  const run = async (name: string, input: unknown): Promise<void> => {
    deadline[0] = usedProcessorMs() + processorMs;
    watch.postMessage(WATCH.begin);
    try {
      const task = tasks[name];
      if (task === undefined) throw new Error(`There is no task named ${name}.`);
      const answer = await task(input as never, notes);
      send({ kind: 'answer', answer, cost: cost() });
    } catch (error) {
      send({
        kind: 'error',
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
        cost: cost(),
      });
    }
  };
  process.on('message', (message: ToProcess) => {
    if (message.kind === 'note') listener(message.note);
    else void run(message.name, message.input);
  });
  // the service is gone, whatever the task and the watching thread are doing
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}
