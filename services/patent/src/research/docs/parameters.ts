import { OFFICE_KEY_HEADER, PATENT_SOURCES } from '@premise/contracts';
import { schema, type DocumentedParameter } from '@premise/service-platform';

/** What the research calls take beside their question. */
export const KEY: Record<string, DocumentedParameter> = {
  [OFFICE_KEY_HEADER]: {
    in: 'header',
    description:
      'The caller’s own key of the patent office. It goes to the office alone, and is neither kept nor logged.',
    schema: schema.text(),
  },
};
export const NUMBER: Record<string, DocumentedParameter> = {
  number: { in: 'path', description: 'A patent number in any usual writing.', schema: schema.text() },
};
export const SOURCE: Record<string, DocumentedParameter> = {
  source: { in: 'query', description: 'Ask this source alone.', schema: schema.oneOf(...PATENT_SOURCES) },
};
export const BEFORE: Record<string, DocumentedParameter> = {
  before: {
    in: 'query',
    description: 'Leave out what cites it from this day on.',
    schema: { type: 'string', format: 'date' },
  },
};
