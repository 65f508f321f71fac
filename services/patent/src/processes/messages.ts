/** What a pool and its processes tell each other. Classes of errors do not pass between processes. */
export type ToProcess = { kind: 'task'; name: string; input: unknown } | { kind: 'note'; note: unknown };

export type FromProcess =
  | { kind: 'note'; note: unknown }
  | { kind: 'answer'; answer: unknown; cost: TaskCost }
  | { kind: 'error'; message: string; cost: TaskCost };

export interface TaskCost {
  /** Processor time since the last task of the process, or since its start. */
  processorMs: number;
  /** Resident memory of the process after the task. */
  memoryMb: number;
}

/** How the thread that watches a process ends it. No program of ours handles these signals there. */
export const STOP_SIGNALS = { memory: 'SIGKILL', 'processor-time': 'SIGXCPU' } as const;

/** What a process tells the thread that watches it: that a task begins, and that there is none. */
export const WATCH = { begin: 'begin', rest: 'rest' } as const;
