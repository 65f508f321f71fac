/** How long answers are kept. */
export class ResearchKeeping {
  constructor(readonly cacheMs: number) {}
}
