import { Injectable } from '@nestjs/common';
import { CodedError } from '@premise/service-platform';
import { isUUID } from 'class-validator';
import { AnalysisRepository } from './analysis.repository.ts';

@Injectable()
export class DeleteAnalysis {
  constructor(private readonly analyses: AnalysisRepository) {}

  /** Also cancels one that waits or runs. Foreign and unknown ids answer alike. */
  async delete(userId: string, id: string): Promise<void> {
    const removed = isUUID(id) && (await this.analyses.removeOwn(userId, id));
    if (!removed) throw new CodedError('NOT_FOUND', 'Analysis not found');
  }
}
