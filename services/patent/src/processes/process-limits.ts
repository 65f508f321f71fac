/** What the processes of a pool may cost. */
export interface ProcessLimits {
  /** Processes at once. */
  processes: number;
  /** Resident memory of one process, everything counted: heap, buffers, code. */
  memoryMb: number;
  /** Of it, for objects of the language. */
  heapMb: number;
  /** Processor time of one task, all threads counted. Loading the program, where a task needs a new process, comes on top. */
  processorMs: number;
}

/** Why a process was ended before its task was. */
export type StopReason = 'memory' | 'processor-time' | 'crash';

/** A task was stopped at a limit, or brought its process down. */
export class TaskStopped extends Error {
  override readonly name = 'TaskStopped';
  readonly reason: StopReason;

  constructor(reason: StopReason) {
    super(`The process of a task was ended: ${reason}.`);
    this.reason = reason;
  }
}
