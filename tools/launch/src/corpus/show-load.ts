import type { LoadProgress } from '@premise/patent-corpus';
import type { Progress } from '../progress.ts';

const REFUSED_SHOWN = 20;
const count = (number: number): string => number.toLocaleString('en-US');

export function inWords(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`;
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}

/** Tells rows, rate and time left of the part that is being loaded. */
export class ShowLoad implements LoadProgress {
  private started = 0;
  private before = 0;
  private refusals = 0;
  private readonly progress: Progress;
  private readonly detail: (text: string) => void;

  constructor(progress: Progress, detail: (text: string) => void) {
    this.progress = progress;
    this.detail = detail;
  }

  begin(part: string, form: string, rowsDone: number, known: boolean): void {
    this.started = performance.now();
    this.before = rowsDone;
    if (known) this.progress.say(`  ${part}: was loaded before (${count(rowsDone)} rows).`);
    else if (rowsDone > 0) this.progress.say(`  ${part}: going on after ${count(rowsDone)} rows.`);
    this.detail(form);
  }

  rows(done: number, share: number): void {
    const seconds = (performance.now() - this.started) / 1000;
    const rate = (done - this.before) / Math.max(0.001, seconds);
    const left = share > 0.01 && share < 1 ? `, ${inWords((seconds / share) * (1 - share))} left` : '';
    this.detail(`${count(done)} rows, ${count(Math.round(rate))}/s, ${Math.floor(share * 100)}%${left}`);
  }

  refused(part: string, why: string): void {
    this.refusals += 1;
    if (this.refusals <= REFUSED_SHOWN) this.progress.say(`  ${part}, left out: ${why}`);
    if (this.refusals === REFUSED_SHOWN) this.progress.say('  Further ones are counted only.');
  }
}
