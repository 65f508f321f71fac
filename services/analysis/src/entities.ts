import { AnalysisResult } from './analyses/analysis-result.entity.ts';
import { Analysis } from './analyses/analysis.entity.ts';
import { AnalysisEvent } from './events/analysis-event.entity.ts';

export const ENTITIES = [Analysis, AnalysisResult, AnalysisEvent];
