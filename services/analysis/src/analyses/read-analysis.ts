import { Injectable } from '@nestjs/common';
import type { AnalysisHistoryItem } from '@premise/contracts';
import { CodedError } from '@premise/service-platform';
import { isUUID } from 'class-validator';
import { AnalysisRepository } from './analysis.repository.ts';

@Injectable()
export class ReadAnalysis {
  constructor(private readonly analyses: AnalysisRepository) {}

  /** One finished analysis of the caller's. Foreign, unknown and unfinished ones answer alike. */
  async read(userId: string, id: string): Promise<AnalysisHistoryItem> {
    const item = await this.readOrState(userId, id);
    if (item === 'unfinished') throw new CodedError('NOT_FOUND', 'Analysis not found');
    return item;
  }

  /**
   * Keeping an analysis (decision 14): the worker has stored it already, so this only makes sure that the named one is
   * the caller's own and finished. Nothing the client sends is kept, and repeating it changes nothing.
   */
  async keep(userId: string, id: string): Promise<AnalysisHistoryItem> {
    const item = await this.readOrState(userId, id);
    if (item === 'unfinished') {
      throw new CodedError('ANALYSIS_NOT_FINISHED', 'This analysis is not finished, so there is nothing to save yet.');
    }
    return item;
  }

  private async readOrState(userId: string, id: string): Promise<AnalysisHistoryItem | 'unfinished'> {
    const found = isUUID(id) ? await this.analyses.findOwn(userId, id) : null;
    if (!found) throw new CodedError('NOT_FOUND', 'Analysis not found');
    const { analysis, results } = found;
    if (!results || !analysis.finishedAt) return 'unfinished';
    return {
      id: analysis.id,
      ...(analysis.title === null ? {} : { title: analysis.title }),
      timestamp: analysis.finishedAt.toISOString(),
      argumentText: analysis.argumentText,
      analysisResults: results,
    };
  }
}
