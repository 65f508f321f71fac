import { Injectable } from '@nestjs/common';
import { CodedError } from '@premise/service-platform';
import { isUUID } from 'class-validator';
import { AnalysisRepository } from './analysis.repository.ts';

@Injectable()
export class RenameAnalysis {
  constructor(private readonly analyses: AnalysisRepository) {}

  /** Answers the title as kept; a blank one is none. Foreign, unknown and unfinished analyses answer alike. */
  async rename(userId: string, id: string, title: string): Promise<string | null> {
    const kept = title.trim() === '' ? null : title;
    const renamed = isUUID(id) && (await this.analyses.renameOwn(userId, id, kept));
    if (!renamed) throw new CodedError('NOT_FOUND', 'Analysis not found');
    return kept;
  }
}
