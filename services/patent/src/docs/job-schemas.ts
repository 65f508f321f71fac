import { ERROR_CODES } from '@premise/contracts';
import { schema, type DocsSchema } from '@premise/service-platform';

const { listOf, named, objectOf, oneOf, text, time, uuid, whole, yesOrNo } = schema;

const textOrNull: DocsSchema = { type: ['string', 'null'] };
const timeOrNull: DocsSchema = { type: ['string', 'null'], format: 'date-time' };
const engine = oneOf('built-in', 'language-model');
const format = oneOf('pdf', 'docx', 'package', 'report');
const paper = oneOf('letter', 'a4');

const job = (kind: string, applicationId: DocsSchema, asked: Record<string, DocsSchema>, result: DocsSchema) =>
  objectOf(
    {
      jobId: uuid,
      kind: oneOf(kind),
      applicationId,
      asked: objectOf(asked),
      state: oneOf('queued', 'running', 'retrying', 'done', 'failed'),
      progress: whole(0, 100),
      step: textOrNull,
      createdAt: time,
      startedAt: timeOrNull,
      finishedAt: timeOrNull,
    },
    { result, failure: objectOf({ code: oneOf(...ERROR_CODES), error: text() }) },
  );

const exported = objectOf({
  format,
  paper,
  fileName: text(),
  url: text('Signed; expires.'),
  bytes: whole(1),
  pages: { type: ['integer', 'null'] },
  version: whole(1),
  expiresAt: time,
});
const titles = objectOf({ titles: listOf(text()), engine, model: textOrNull });
const reviewed = objectOf({
  findings: listOf(named('ReviewFinding')),
  model: text(),
  version: whole(1),
  dropped: whole(0),
  cut: yesOrNo,
});

/** Jobs as their owners see them. */
export const JOB_SCHEMAS: Record<string, DocsSchema> = {
  TitlesJob: job('titles', { type: 'null' }, { engine }, titles),
  ExportJob: job('export', uuid, { format, paper }, exported),
  ReviewJob: job('review', uuid, {}, reviewed),
  PatentJob: { oneOf: ['TitlesJob', 'ExportJob', 'ReviewJob'].map(named) },
};
