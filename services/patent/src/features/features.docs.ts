import { schema, type OperationDocs } from '@premise/service-platform';

const { listOf, objectOf, oneOf, success, yesOrNo } = schema;
const engine = oneOf('built-in', 'language-model');

export const FEATURES_DOCS: OperationDocs = {
  summary: 'What this deployment offers to those who draft',
  answer: {
    status: 200,
    description: 'As it is configured.',
    schema: success({
      features: objectOf({
        pdfExport: { ...oneOf('on', 'teaser'), description: '`teaser`: exports are shown and not offered.' },
        imageUpload: yesOrNo,
        titles: objectOf({ default: engine, available: listOf(engine) }),
        model: { type: ['string', 'null'], description: 'Name of the language model; null where there is none.' },
      }),
    }),
  },
  examples: {
    'with a language model': {
      status: 200,
      answer: {
        success: true,
        features: {
          pdfExport: 'on',
          imageUpload: true,
          titles: { default: 'language-model', available: ['built-in', 'language-model'] },
          model: 'a-model',
        },
      },
    },
  },
};
