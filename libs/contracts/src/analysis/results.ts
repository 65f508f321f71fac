import type { FormalCheck } from './formal-check.ts';

/** Half-open range [start, end) of the original text, in UTF-16 code units. */
export interface TextSpan {
  start: number;
  end: number;
}

/** The six roles that have a colour of their own. */
export type ArgumentRole = 'conclusion' | 'premise' | 'assumption' | 'flaw' | 'counter' | 'quantifier';

export type Severity = 'High' | 'Medium' | 'Low';
export type BreakdownType = 'Flaw' | 'Assumption' | 'Premise' | 'Quantifier' | 'Rule' | 'Condition';

export interface BreakdownItem {
  type: BreakdownType;
  text: string;
  /** What kind of thing it is: "Necessary Assumption", "Unstated Rule", "Implicit Premise", a flaw's name … */
  category: string;
  severity: Severity;
  /** The words it rests on; absent when it speaks of something the text leaves out. */
  spans?: TextSpan[];
}

/** Something that was found, with the words it rests on. */
export interface Finding {
  role: ArgumentRole;
  /** What it says; for premises and conclusions the words of the text themselves. */
  text: string;
  /** Short name: "Hasty generalisation", "Universal", "Necessary" … */
  label?: string;
  /** One or two sentences of reason: why this was found. */
  explanation?: string;
  /** 0 to 1; absent where the maker gives none. */
  confidence?: number;
  spans: TextSpan[];
}

export interface ArgumentStructure {
  premise: string[];
  conclusion: string;
  unstatedAssumptions: string[];
}

export interface ArgumentComponents {
  necessaryAssumptions: string[];
  flaws: string[];
  sufficientAssumptions: string[];
  quantifiers: string[];
}

export type EngineName = 'built-in' | 'language-model';

/** What a screen shows of an analysis (S1 section 3). Fields after `breakdownItems` go beyond S1. */
export interface AnalysisResults {
  conclusionType: string;
  keyFlaw: string;
  counterpoint: string;
  methodOfReasoning: string;
  assumptionsCount: number;
  originalArgument: string;
  improvedArgument: string;
  argumentStructure: ArgumentStructure;
  components: ArgumentComponents;
  breakdownItems: BreakdownItem[];
  /** Which engine made it, and in which version (decision 13). */
  engine: { name: EngineName; version: string; model?: string };
  findings: Finding[];
  /** Plain sentences about the analysis itself: not English, no argument found, findings left out … */
  notices: AnalysisNotice[];
  /** What logic alone says of the argument, with either engine; absent where no argument was found and in older analyses. */
  formal?: FormalCheck;
  /** The argument graph from which the rest is computed (libs/argument-graph); absent in older analyses. */
  graph?: object;
  parsed: ParsedModelOutput;
}

export type NoticeCode =
  | 'NOT_ENGLISH'
  | 'NO_ARGUMENT_FOUND'
  | 'FINDINGS_LEFT_OUT'
  | 'MARKUP_IGNORED'
  | 'TEXT_VERY_SHORT'
  | 'CONCLUSION_IMPLICIT'
  | 'CONCLUSION_UNCERTAIN';

export interface AnalysisNotice {
  code: NoticeCode;
  text: string;
}

/**
 * The fourteen labelled components as either engine gives them (S1 section 3): ifThenStructure,
 * necessaryAssumption, sufficientAssumption, conclusion text, conclusion type, unstatedRule, methodOfReasoning,
 * logicalFlaws, quantifiers, explicit premises, implicit premises, possibleCounter, unstatedAssumptions, improvedVersion.
 */
export interface ParsedModelOutput {
  ifThenStructure: string;
  necessaryAssumption: string[];
  sufficientAssumption: string[];
  conclusion: { text: string; type: string };
  unstatedRule: string;
  methodOfReasoning: string;
  logicalFlaws: string[];
  quantifiers: string[];
  premiseSets: { explicit: string[]; implicit: string[] };
  possibleCounter: string;
  unstatedAssumptions: string[];
  improvedVersion: string;
}

/** The fourteen components in the order in which they are shown and streamed. */
export const COMPONENTS = [
  'conclusion',
  'conclusionType',
  'explicitPremises',
  'implicitPremises',
  'unstatedAssumptions',
  'necessaryAssumption',
  'sufficientAssumption',
  'ifThenStructure',
  'unstatedRule',
  'methodOfReasoning',
  'logicalFlaws',
  'quantifiers',
  'possibleCounter',
  'improvedVersion',
] as const;
export type ComponentName = (typeof COMPONENTS)[number];

/** One component as it arrives. `value` is text or a list of texts. */
export interface ComponentArrival {
  component: ComponentName;
  value: string | string[];
}
