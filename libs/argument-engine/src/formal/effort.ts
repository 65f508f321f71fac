import { TooLarge } from './clauses.ts';

/** Most clause visits of one check; some tenths of a second. */
const MOST_VISITS = 8_000_000;

/**
 * What a check may still cost. One is shared by all the questions that one argument raises (does it follow, does its opposite, would it
 * with another reading …), of which there can be two dozen: a hostile argument is to be given up once, not once for each of them.
 */
export class Effort {
  private left: number;

  constructor(visits = MOST_VISITS) {
    this.left = visits;
  }

  spend(visits: number): void {
    this.left -= visits;
    if (this.left < 0) throw new TooLarge();
  }
}
