import { TaskStopped, type ProcessLimits } from './process-limits.ts';
import { TaskFailed, TaskProcess } from './task-process.ts';

/** A process that waits for longer is ended. */
const IDLE_MS = 60_000;
/** One that holds more than this share of its memory after a task is not used again. */
const REUSED_BELOW = 0.6;

export interface TaskRun {
  /** For whom the task runs. Where tasks of a group wait, the next is that of the caller whose tasks took least time so far. */
  caller: string;
  /** Groups of callers that take turns, however many tasks wait in each. */
  group?: string;
  /** Ends the task and its process; `run` throws its reason. */
  signal: AbortSignal;
  /** Called with processor time, whatever comes of the task. Where its process was ended, the time that passed, up to the limit. */
  onCost?: (processorMs: number) => void;
  /** Called when the task begins. `reply` sends a note to it. */
  onBegin?: (reply: (note: unknown) => void) => void;
  onNote?: (note: unknown) => void;
}

interface WaitingTask {
  caller: string;
  group: string;
  begin: () => void;
}

/**
 * Runs tasks in processes of their own. Whatever a task does, its process ends at its limits, and with its caller. Nobody with many tasks, or
 * with costly ones, keeps others waiting for more than those that run.
 */
export class ProcessPool {
  private readonly processes = new Set<TaskProcess>();
  private readonly idle = new Map<TaskProcess, NodeJS.Timeout>();
  private readonly waiting: WaitingTask[] = [];
  /** Milliseconds that the tasks of each caller took or are allowed, since the pool was last idle. */
  private readonly spentMs = new Map<string, number>();
  /** Groups by their last turn, the latest last. */
  private readonly turns = new Set<string>();
  private running = 0;
  private readonly program: string;
  private readonly limits: ProcessLimits;

  /** `program` is a file that calls serveTasks. */
  constructor(program: string, limits: ProcessLimits) {
    this.program = program;
    this.limits = limits;
  }

  /** Throws TaskStopped at a limit, TaskFailed where the task threw, and the signal's reason. */
  async run(
    name: string,
    input: unknown,
    { caller, group = '', signal, onCost, onBegin, onNote }: TaskRun,
  ): Promise<unknown> {
    await this.takeTurn(caller, group, signal);
    this.turns.delete(group);
    this.turns.add(group);
    this.spend(caller, this.limits.processorMs);
    const begun = performance.now();
    let child: TaskProcess | null = null;
    let spentMs: number | null = null;
    const abort = (): void => child?.end(reasonOf(signal));
    signal.addEventListener('abort', abort, { once: true });
    try {
      signal.throwIfAborted();
      child = this.takeProcess();
      onBegin?.((note) => child?.note(note));
      const { answer, cost } = await child.run(name, input, onNote ?? (() => undefined));
      spentMs = cost.processorMs;
      this.keepProcess(child, cost.memoryMb);
      return answer;
    } catch (error) {
      if (error instanceof TaskStopped && error.reason === 'processor-time') spentMs = this.limits.processorMs;
      if (error instanceof TaskFailed && child !== null) {
        spentMs = error.cost.processorMs;
        this.keepProcess(child, error.cost.memoryMb);
      }
      throw error;
    } finally {
      signal.removeEventListener('abort', abort);
      const cost = spentMs ?? Math.min(performance.now() - begun, this.limits.processorMs);
      this.spend(caller, cost - this.limits.processorMs);
      onCost?.(cost);
      this.passTurnOn();
    }
  }

  /** Ends all processes. */
  end(): void {
    for (const child of this.processes) child.end();
  }

  private async takeTurn(caller: string, group: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.running < this.limits.processes) {
      this.running += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const begin = (): void => {
        signal.removeEventListener('abort', abort);
        resolve();
      };
      const task = { caller, group, begin };
      const abort = (): void => {
        this.waiting.splice(this.waiting.indexOf(task), 1);
        reject(reasonOf(signal));
      };
      this.waiting.push(task);
      signal.addEventListener('abort', abort, { once: true });
    });
  }

  private passTurnOn(): void {
    const [next] = this.waiting.toSorted(
      (one, other) => this.rankGroup(one) - this.rankGroup(other) || this.spentBy(one) - this.spentBy(other),
    );
    if (next) {
      this.waiting.splice(this.waiting.indexOf(next), 1);
      next.begin();
    } else this.running -= 1;
    if (this.running === 0) {
      this.spentMs.clear();
      this.turns.clear();
    }
  }

  /** How lately the group of a task had its turn; -1 where it had none. */
  private rankGroup({ group }: WaitingTask): number {
    return [...this.turns].indexOf(group);
  }

  private spentBy({ caller }: WaitingTask): number {
    return this.spentMs.get(caller) ?? 0;
  }

  private spend(caller: string, ms: number): void {
    this.spentMs.set(caller, (this.spentMs.get(caller) ?? 0) + ms);
  }

  private takeProcess(): TaskProcess {
    for (const [child, timer] of this.idle) {
      clearTimeout(timer);
      this.idle.delete(child);
      return child;
    }
    const child: TaskProcess = new TaskProcess(this.program, this.limits, () => {
      clearTimeout(this.idle.get(child));
      this.idle.delete(child);
      this.processes.delete(child);
    });
    this.processes.add(child);
    return child;
  }

  private keepProcess(child: TaskProcess, memoryMb: number): void {
    if (memoryMb > this.limits.memoryMb * REUSED_BELOW) child.end();
    else this.idle.set(child, setTimeout(() => child.end(), IDLE_MS).unref());
  }
}

const reasonOf = (signal: AbortSignal): Error =>
  signal.reason instanceof Error ? signal.reason : new TaskStopped('crash');
