import type {
  AnalysisNotice,
  AnalysisResults,
  ArgumentRole,
  BreakdownItem,
  BreakdownType,
  EngineName,
  Finding,
  FormalCheck,
  FormalCounterModel,
  FormalSentence,
  FormalStep,
  FormalVerdict,
  NoticeCode,
  Severity,
  TextSpan,
} from '@premise/contracts';

type Fields = Record<string, unknown>;
type Check = (value: unknown) => boolean;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Check = (value) => typeof value === 'string';
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isShare: Check = (value) => typeof value === 'number' && value >= 0 && value <= 1;
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every((item) => check(item));
const orAbsent =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
/** One of the names of a record whose type makes the compiler look after its completeness. */
const oneOf =
  <Name extends string>(names: Record<Name, true>): Check =>
  (value) =>
    typeof value === 'string' && Object.hasOwn(names, value);
const shaped =
  <Shape extends object>(checks: { [Key in keyof Required<Shape>]: Check }): Check =>
  (value) =>
    isFields(value) && Object.entries<Check>(checks).every(([key, check]) => check(value[key]));

const isTexts = listOf(isText);
const isRole = oneOf<ArgumentRole>({
  conclusion: true,
  premise: true,
  assumption: true,
  flaw: true,
  counter: true,
  quantifier: true,
});
const isSeverity = oneOf<Severity>({ High: true, Medium: true, Low: true });
const isBreakdownType = oneOf<BreakdownType>({
  Flaw: true,
  Assumption: true,
  Premise: true,
  Quantifier: true,
  Rule: true,
  Condition: true,
});
const isNoticeCode = oneOf<NoticeCode>({
  NOT_ENGLISH: true,
  NO_ARGUMENT_FOUND: true,
  FINDINGS_LEFT_OUT: true,
  MARKUP_IGNORED: true,
  TEXT_VERY_SHORT: true,
  CONCLUSION_IMPLICIT: true,
  CONCLUSION_UNCERTAIN: true,
});
const isEngineName = oneOf<EngineName>({ 'built-in': true, 'language-model': true });

const isFormalVerdict = oneOf<FormalVerdict>({ valid: true, invalid: true, 'not-formal': true });
const isFlag: Check = (value) => typeof value === 'boolean';

/** Spans must lie within the text they speak of. */
const spansWithin = (length: number): Check =>
  listOf((value) => {
    if (!shaped<TextSpan>({ start: isCount, end: isCount })(value)) return false;
    const { start, end } = value as TextSpan;
    return start <= end && end <= length;
  });

function isFormalCheck(isSpans: Check): Check {
  const isSentence = shaped<FormalSentence>({ text: isText, spans: isSpans });
  return shaped<FormalCheck>({
    verdict: isFormalVerdict,
    summary: isText,
    premises: listOf(isSentence),
    conclusion: (value) => value === null || isSentence(value),
    derivation: orAbsent(listOf(shaped<FormalStep>({ text: isText, from: listOf(isCount), depth: isCount }))),
    counterModel: orAbsent(
      shaped<FormalCounterModel>({
        text: isText,
        things: listOf(shaped<FormalCounterModel['things'][number]>({ name: isText, is: isTexts, isNot: isTexts })),
      }),
    ),
    repeatsPremise: orAbsent(isCount),
    premisesContradict: orAbsent(isFlag),
    oppositeFollows: orAbsent(isFlag),
    existence: orAbsent(shaped<NonNullable<FormalCheck['existence']>>({ needed: isTexts, text: isText })),
    readings: isTexts,
    notUnderstood: listOf(isSentence),
  });
}

/** Whether a value that came from outside is an analysis of this very text, whole and of the shape all screens read. */
export function isAnalysisResults(value: unknown, argument: string): value is AnalysisResults {
  const isSpans = spansWithin(argument.length);
  return shaped<AnalysisResults>({
    conclusionType: isText,
    keyFlaw: isText,
    counterpoint: isText,
    methodOfReasoning: isText,
    assumptionsCount: isCount,
    originalArgument: (text) => text === argument,
    improvedArgument: isText,
    argumentStructure: shaped<AnalysisResults['argumentStructure']>({
      premise: isTexts,
      conclusion: isText,
      unstatedAssumptions: isTexts,
    }),
    components: shaped<AnalysisResults['components']>({
      necessaryAssumptions: isTexts,
      flaws: isTexts,
      sufficientAssumptions: isTexts,
      quantifiers: isTexts,
    }),
    breakdownItems: listOf(
      shaped<BreakdownItem>({
        type: isBreakdownType,
        text: isText,
        category: isText,
        severity: isSeverity,
        spans: orAbsent(isSpans),
      }),
    ),
    engine: shaped<AnalysisResults['engine']>({ name: isEngineName, version: isText, model: orAbsent(isText) }),
    findings: listOf(
      shaped<Finding>({
        role: isRole,
        text: isText,
        label: orAbsent(isText),
        explanation: orAbsent(isText),
        confidence: orAbsent(isShare),
        spans: isSpans,
      }),
    ),
    formal: orAbsent(isFormalCheck(isSpans)),
    // what reads it checks it: readAnalysis takes no graph that is not sound
    graph: orAbsent((graph) => typeof graph === 'object' && graph !== null),
    notices: listOf(shaped<AnalysisNotice>({ code: isNoticeCode, text: isText })),
    parsed: shaped<AnalysisResults['parsed']>({
      ifThenStructure: isText,
      necessaryAssumption: isTexts,
      sufficientAssumption: isTexts,
      conclusion: shaped<AnalysisResults['parsed']['conclusion']>({ text: isText, type: isText }),
      unstatedRule: isText,
      methodOfReasoning: isText,
      logicalFlaws: isTexts,
      quantifiers: isTexts,
      premiseSets: shaped<AnalysisResults['parsed']['premiseSets']>({ explicit: isTexts, implicit: isTexts }),
      possibleCounter: isText,
      unstatedAssumptions: isTexts,
      improvedVersion: isText,
    }),
  })(value);
}
