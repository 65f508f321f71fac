import { readdirSync, readFileSync } from 'node:fs';

/** What the processes of a service have taken, as Linux tells it. */
export interface ProcessCosts {
  processorMs: number;
  memoryMb: number;
}

/** Ticks of the kernel's clock in a second, the same on every Linux of today. */
const TICKS = 100;
const PAGE_BYTES = 4096;

/** All processes whose command line holds `mark`, with the processor time of those that they have outlived. */
export function processCosts(mark: string): ProcessCosts {
  let ticks = 0;
  let pages = 0;
  for (const id of readdirSync('/proc')) {
    if (!/^\d+$/.test(id) || Number(id) === process.pid) continue;
    try {
      if (!readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(mark)) continue;
      const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
      // The name may hold blanks; what follows it begins with the third field.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      for (const field of [14, 15, 16, 17]) ticks += Number(fields[field - 3]);
      pages += Number(fields[24 - 3]);
    } catch {
      // It has ended meanwhile; its parent counts it.
    }
  }
  return { processorMs: (ticks * 1_000) / TICKS, memoryMb: (pages * PAGE_BYTES) / 1024 / 1024 };
}
