import { serveTasks } from '../src/processes/serve-tasks.ts';

/** The program of a pool of its own: tasks of every temper. */
serveTasks({
  double: (number: number) => number * 2,
  fail: () => {
    throw new Error('not today');
  },
  leave: () => process.exit(3),
  turn: () => {
    for (;;) Math.sqrt(2);
  },
  fillBuffers: () => {
    const all: Buffer[] = [];
    for (;;) all.push(Buffer.alloc(1_000_000, 1));
  },
  fillHeap: () => {
    const all: number[][] = [];
    for (;;) all.push(Array.from({ length: 100_000 }, (_, at) => at + 0.5));
  },
  oneHugeBuffer: () => Buffer.alloc(3_000_000_000, 1).length,
  ask: (question: unknown, { send, onNote }) =>
    new Promise((resolve) => {
      onNote(resolve);
      send({ question, pid: process.pid });
    }),
});
