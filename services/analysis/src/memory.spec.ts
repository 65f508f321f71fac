import { containerMemoryMb } from '@premise/testing';
import { ENGINE_THREADS } from './engines/engine-pool.ts';

/** What the program itself has beside its threads: code, heap and connections. */
const PROGRAM_MB = 320;

it('all threads of the analysis worker fit into the memory of its container, beside the program', () => {
  const { threads, heapMb, youngMb } = ENGINE_THREADS;
  expect(threads * (heapMb + youngMb) + PROGRAM_MB).toBeLessThanOrEqual(containerMemoryMb('analysis-worker'));
});
