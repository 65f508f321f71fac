import { schema, type DocsSchema } from '@premise/service-platform';

const { listOf, named, objectOf, oneOf, text, whole, yesOrNo } = schema;

const texts = listOf(text());
const spans = listOf(named('TextSpan'));

const formalSchemas: Record<string, DocsSchema> = {
  FormalSentence: objectOf({ text: text(), spans }),
  FormalCheck: objectOf(
    {
      verdict: oneOf('valid', 'invalid', 'not-formal'),
      summary: text('The verdict and its reason in one or two plain sentences.'),
      premises: listOf(named('FormalSentence')),
      conclusion: { oneOf: [named('FormalSentence'), { type: 'null' }] },
      readings: texts,
      notUnderstood: listOf(named('FormalSentence')),
    },
    {
      derivation: listOf(objectOf({ text: text(), from: listOf(whole(1)), depth: whole(0) })),
      counterModel: objectOf({ text: text(), things: listOf(objectOf({ name: text(), is: texts, isNot: texts })) }),
      repeatsPremise: whole(1),
      premisesContradict: yesOrNo,
      oppositeFollows: yesOrNo,
      existence: objectOf({ needed: texts, text: text() }),
    },
    'What logic alone says of the argument.',
  ),
};

/** What an analysis holds, as libs/contracts says it in types. */
export const RESULT_SCHEMAS: Record<string, DocsSchema> = {
  ...formalSchemas,
  ArgumentGraph: {
    type: 'object',
    description:
      'The argument graph, as version 2 of the exported analysis has it: /mf/analyzer/schemas/analysis-2.schema.json.',
  },
  TextSpan: objectOf({ start: whole(0), end: whole(0) }, {}, 'Half-open range of the text, in UTF-16 code units.'),
  EngineName: oneOf('built-in', 'language-model'),
  Finding: objectOf(
    { role: oneOf('conclusion', 'premise', 'assumption', 'flaw', 'counter', 'quantifier'), text: text(), spans },
    { label: text(), explanation: text(), confidence: { type: 'number', minimum: 0, maximum: 1 } },
    'Something that was found, with the words it rests on.',
  ),
  BreakdownItem: objectOf(
    {
      type: oneOf('Flaw', 'Assumption', 'Premise', 'Quantifier', 'Rule', 'Condition'),
      text: text(),
      category: text(),
      severity: oneOf('High', 'Medium', 'Low'),
    },
    { spans },
  ),
  ParsedModelOutput: objectOf(
    {
      ifThenStructure: text(),
      necessaryAssumption: texts,
      sufficientAssumption: texts,
      conclusion: objectOf({ text: text(), type: text() }),
      unstatedRule: text(),
      methodOfReasoning: text(),
      logicalFlaws: texts,
      quantifiers: texts,
      premiseSets: objectOf({ explicit: texts, implicit: texts }),
      possibleCounter: text(),
      unstatedAssumptions: texts,
      improvedVersion: text(),
    },
    {},
    'The fourteen components as the engine gave them.',
  ),
  AnalysisResults: objectOf(
    {
      conclusionType: text(),
      keyFlaw: text(),
      counterpoint: text(),
      methodOfReasoning: text(),
      assumptionsCount: whole(0),
      originalArgument: text(),
      improvedArgument: text(),
      argumentStructure: objectOf({ premise: texts, conclusion: text(), unstatedAssumptions: texts }),
      components: objectOf({
        necessaryAssumptions: texts,
        flaws: texts,
        sufficientAssumptions: texts,
        quantifiers: texts,
      }),
      breakdownItems: listOf(named('BreakdownItem')),
      engine: objectOf({ name: named('EngineName'), version: text() }, { model: text() }),
      findings: listOf(named('Finding')),
      notices: listOf(
        objectOf({
          code: oneOf(
            'NOT_ENGLISH',
            'NO_ARGUMENT_FOUND',
            'FINDINGS_LEFT_OUT',
            'MARKUP_IGNORED',
            'TEXT_VERY_SHORT',
            'CONCLUSION_IMPLICIT',
            'CONCLUSION_UNCERTAIN',
          ),
          text: text(),
        }),
      ),
      parsed: named('ParsedModelOutput'),
    },
    { formal: named('FormalCheck'), graph: named('ArgumentGraph') },
  ),
};
