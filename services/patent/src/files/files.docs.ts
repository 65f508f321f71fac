import { schema, type OperationDocs } from '@premise/service-platform';
import { EXAMPLE_TOKEN } from '../docs/drafting-examples.ts';
import { refusal } from '../research/docs/refusals.ts';

const { bytesOf, text } = schema;

export const FILE_DOCS: OperationDocs = {
  summary: 'What a signed address leads to',
  description:
    'Whoever has the address may read it, until it ends: images (PNG, JPEG, WebP) and exports (PDF, Word, zip). Read the image or the job again for a fresh one.',
  parameters: { token: { in: 'path', description: 'Out of `url` or `thumbnailUrl`.', schema: text() } },
  answer: {
    status: 200,
    description: 'The file, under its own type.',
    mediaType: 'image/png',
    schema: bytesOf('image/png'),
  },
  errors: ['LINK_EXPIRED', 'NOT_FOUND'],
  examples: {
    'a drawing': { parameters: { token: EXAMPLE_TOKEN }, status: 200, answer: '(its bytes)' },
    'an address that is bent or over': {
      parameters: { token: 'x' },
      status: 403,
      answer: refusal('LINK_EXPIRED', 'This link is no longer valid. Please open the file again.'),
    },
  },
};
