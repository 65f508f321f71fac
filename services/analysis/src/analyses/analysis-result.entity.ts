import type { AnalysisResults } from '@premise/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a finished analysis found. Its key is the analysis' own, so a second result cannot exist. */
@Entity('analysis_results')
export class AnalysisResult {
  @PrimaryColumn('uuid', { name: 'analysis_id' })
  analysisId: string;

  @Column('jsonb')
  results: AnalysisResults;

  @Column('text', { name: 'conclusion_type' })
  conclusionType: string;

  /** Length of the results as JSON; keeps a page of the history at a bearable size. */
  @Column('integer')
  bytes: number;
}
