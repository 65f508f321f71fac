import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AnalysisRepository } from './analysis.repository.ts';

/** Submissions that come in quick succession are struck off together. */
const GATHERED_MS = 100;

/** Strikes off the outbox what the queue has. Whatever is not struck off is told to the queue again, which harms nobody. */
@Injectable()
export class RelayedAnalyses implements OnModuleDestroy {
  private ids: string[] = [];
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly analyses: AnalysisRepository) {}

  add(id: string): void {
    this.ids.push(id);
    this.timer ??= setTimeout(() => void this.strike(), GATHERED_MS);
  }

  async onModuleDestroy(): Promise<void> {
    if (this.timer) await this.strike();
  }

  private async strike(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    await this.analyses.markRelayed(this.ids.splice(0)).catch(() => undefined);
  }
}
