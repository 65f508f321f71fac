import { spawn, type ChildProcess } from 'node:child_process';
import type { FromProcess, TaskCost, ToProcess } from './messages.ts';
import { STOP_SIGNALS } from './messages.ts';
import { TaskStopped, type ProcessLimits, type StopReason } from './process-limits.ts';

/**
 * What a program maps without using it, in kB: room for compiled code and the stacks of threads. The system's limit counts it, and lies
 * above that of the watching thread, which knows what is really used.
 */
const MAPPED_KB = 1024 * 1024;
const LAUNCHER = 'ulimit -c 0; ulimit -d "$0" 2>/dev/null; exec "$@"';

const compiled = !import.meta.url.endsWith('.ts');

export interface TaskAnswer {
  answer: unknown;
  cost: TaskCost;
}

/** One process for tasks, with limits that the system and a thread of its own keep. */
export class TaskProcess {
  private readonly child: ChildProcess;
  private task: { resolve: (answer: TaskAnswer) => void; reject: (error: Error) => void } | null = null;
  private onNote: (note: unknown) => void = () => undefined;
  private endedBecause: Error | null = null;

  constructor(program: string, { memoryMb, heapMb, processorMs }: ProcessLimits, onEnd: () => void) {
    const flags = compiled ? [] : ['--conditions=source'];
    const command = [
      process.execPath,
      ...flags,
      `--max-old-space-size=${heapMb}`,
      '--max-semi-space-size=8',
      program,
      String(memoryMb),
      String(processorMs),
    ];
    const [file = '', ...args] =
      process.platform === 'linux'
        ? ['/bin/sh', '-c', LAUNCHER, String(memoryMb * 1024 + MAPPED_KB), ...command]
        : command;
    // None of its parent's environment: it reads what strangers send.
    this.child = spawn(file, args, {
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    this.child.on('message', (message: FromProcess) => this.hear(message));
    this.child.on('error', () => this.end());
    this.child.once('exit', (_code, signal) => {
      this.endedBecause ??= new TaskStopped(reasonOf(signal));
      this.settle()?.reject(this.endedBecause);
      onEnd();
    });
    this.child.unref();
    this.child.channel?.unref();
  }

  run(name: string, input: unknown, onNote: (note: unknown) => void): Promise<TaskAnswer> {
    return new Promise((resolve, reject) => {
      this.task = { resolve, reject };
      this.onNote = onNote;
      if (this.endedBecause !== null) this.settle()?.reject(this.endedBecause);
      else this.tell({ kind: 'task', name, input });
    });
  }

  note(note: unknown): void {
    this.tell({ kind: 'note', note });
  }

  /** At once, whatever it is doing. */
  end(reason: Error = new TaskStopped('crash')): void {
    this.endedBecause ??= reason;
    this.settle()?.reject(this.endedBecause);
    this.child.kill('SIGKILL');
  }

  private tell(message: ToProcess): void {
    // A process that is just ending is told nothing; its end settles the task.
    this.child.send(message, () => undefined);
  }

  private hear(message: FromProcess): void {
    switch (message.kind) {
      case 'note':
        this.onNote(message.note);
        break;
      case 'answer':
        this.settle()?.resolve(message);
        break;
      case 'error':
        this.settle()?.reject(new TaskFailed(message.message, message.cost));
    }
  }

  private settle(): TaskProcess['task'] {
    const { task } = this;
    this.task = null;
    return task;
  }
}

/** A task threw; its process goes on. */
export class TaskFailed extends Error {
  override readonly name = 'TaskFailed';
  readonly cost: TaskCost;

  constructor(message: string, cost: TaskCost) {
    super(message);
    this.cost = cost;
  }
}

function reasonOf(signal: NodeJS.Signals | null): StopReason {
  if (signal === STOP_SIGNALS['processor-time']) return 'processor-time';
  // V8 ends the process so when it gets no more memory.
  return signal === STOP_SIGNALS.memory || signal === 'SIGABRT' || signal === 'SIGTRAP' || signal === 'SIGILL'
    ? 'memory'
    : 'crash';
}
