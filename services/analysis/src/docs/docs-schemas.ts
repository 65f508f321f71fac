import { COMPONENTS, ERROR_CODES, LIMITS } from '@premise/contracts';
import { schema, type DocsSchema } from '@premise/service-platform';
import { RESULT_SCHEMAS } from './result-schemas.ts';

const { listOf, named, objectOf, oneOf, text, time, uuid, whole, yesOrNo } = schema;

const componentMembers = {
  component: oneOf(...COMPONENTS),
  value: { oneOf: [text(), listOf(text())] },
};
const timeOrNull: DocsSchema = { type: ['string', 'null'], format: 'date-time' };

/** What the operations of this service name in their docs. */
export const DOCS_SCHEMAS: Record<string, DocsSchema> = {
  ...RESULT_SCHEMAS,
  ComponentArrival: objectOf(componentMembers),
  ComponentEvent: objectOf({ jobId: uuid, progress: whole(0, 100), ...componentMembers }),
  AnalysisJob: objectOf(
    {
      jobId: uuid,
      state: oneOf('queued', 'running', 'retrying', 'done', 'failed'),
      engine: named('EngineName'),
      progress: whole(0, 100),
      components: listOf(named('ComponentArrival')),
      createdAt: time,
      startedAt: timeOrNull,
      finishedAt: timeOrNull,
    },
    {
      analysisResults: named('AnalysisResults'),
      failure: objectOf({ code: oneOf(...ERROR_CODES), error: text(), canUseBuiltIn: yesOrNo }),
    },
    'The whole truth about one job. Its id is the id of the analysis. Results are there when it is done, a failure when it failed.',
  ),
  HistoryItem: objectOf(
    { id: uuid, timestamp: time, argumentText: text(), analysisResults: named('AnalysisResults') },
    { title: text('The owner’s own name for it.') },
  ),
  HistorySummary: objectOf(
    {
      id: uuid,
      timestamp: time,
      argumentText: { type: 'string', maxLength: LIMITS.historyPreviewLength },
      truncated: yesOrNo,
      conclusionType: text(),
    },
    { title: text('The owner’s own name for it.') },
  ),
};
