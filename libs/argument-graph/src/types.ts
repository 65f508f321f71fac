import type { AnalysisNotice, AnalysisResults, FormalCheck, FormalSentence, TextSpan } from '@premise/contracts';
import type {
  AssumptionType,
  FindingKind,
  FlawType,
  InferenceKind,
  KindOfText,
  Origin,
  Scheme,
  StatementRole,
} from './labels.ts';

/** Words of the analyzed text with their places. Several spans where markup interrupts the words. */
export interface Quotation {
  text: string;
  /** Half-open ranges of the analyzed text, in UTF-16 code units. */
  spans: TextSpan[];
}

/**
 * Whether a statement's words are in the text. `quoted`: `text` and `spans` are its words. `unstated`: the text leaves
 * it out. `not-located`: the maker says that the text states it, but its words were not found there.
 */
export type StatementSource = 'quoted' | 'unstated' | 'not-located';

export interface Statement {
  /** Unique among all parts of the graph, and never given to another part. */
  id: string;
  /** The quoted words, else a sentence of the maker's. */
  text: string;
  source: StatementSource;
  /** Places of the words; empty unless quoted. */
  spans: TextSpan[];
  /** The maker's own words for what is quoted; null where the quotation speaks for itself. */
  wording: string | null;
  role: StatementRole;
  /** `author`, or the name that the text uses for somebody else ("critics", "the examiner"). */
  speaker: string;
  /** The statement that a restatement says again. */
  restates: string | null;
  /** Type of the main conclusion: a `ConclusionType`, or the words of an older engine or a model. */
  conclusionType: string | null;
  /** Why it has its role, in one or two sentences. */
  reason: string | null;
  /** 0 to 1. */
  confidence: number | null;
  origin: Origin;
}

export interface Inference {
  id: string;
  /** Statements that work together. Reasons that each support alone are one inference each. */
  from: string[];
  /** A statement, or the inference that is supported, attacked or undercut. */
  to: string;
  kind: InferenceKind;
  /** Null where the scheme is not known. */
  scheme: Scheme | null;
  confidence: number | null;
  origin: Origin;
}

export interface Finding {
  id: string;
  kind: FindingKind;
  /** Id of the statement or inference that it is about; null: of the text as a whole. */
  about: string | null;
  quotations: Quotation[];
  text: string;
  /** Short name: "False dilemma", "Universal" … */
  label: string | null;
  /** Why it was found, in one or two sentences. */
  reason: string | null;
  confidence: number | null;
  origin: Origin;
  /** Set for flaws whose type is known. */
  flawType: FlawType | null;
  /** Empty for all but hidden assumptions. One without a type counts as necessary. */
  assumptionTypes: AssumptionType[];
}

/** A sentence of the formal check. `reading` says how it was understood. */
export interface ReadSentence extends FormalSentence {
  reading?: string;
}

export type VerdictResult = 'valid' | 'invalid' | 'not-checked';

/** What the formal check says of the argument, and how it read each sentence. */
export interface Verdict extends Omit<FormalCheck, 'verdict' | 'premises' | 'conclusion'> {
  result: VerdictResult;
  premises: ReadSentence[];
  conclusion: ReadSentence | null;
}

/** Components that an older engine or a model wrote as a text of its own. They stand before what the view computes. */
export interface WrittenTexts {
  keyFlaw?: string;
  methodOfReasoning?: string;
  counterpoint?: string;
  improvedVersion?: string;
}

/** The result of an analysis: made by an engine, edited by a user, shown and exported through views. */
export interface ArgumentGraph {
  graphVersion: 1;
  /** The analyzed text; all spans are ranges of it. */
  text: string;
  /** Null where it is not known. */
  kindOfText: KindOfText | null;
  /** BCP 47 tag; `und` where it is not known. */
  language: string;
  statements: Statement[];
  inferences: Inference[];
  findings: Finding[];
  /** Statements that may be the main conclusion, the best first. Empty where the choice is clear or was made. */
  conclusionCandidates: string[];
  verdict: Verdict | null;
  notices: AnalysisNotice[];
  engine: AnalysisResults['engine'];
  writtenTexts: WrittenTexts;
}

/** The words that a screen shows for a statement. */
export function getStatementText({ text, wording }: Statement): string {
  return wording ?? text;
}

export function findMainConclusion({ statements }: ArgumentGraph): Statement | undefined {
  return statements.find(({ role }) => role === 'conclusion');
}
