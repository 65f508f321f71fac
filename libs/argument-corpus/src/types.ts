/** The labels of data/argument-corpus/guideline.md, in its order. */
export const KINDS_OF_TEXT = [
  'argument',
  'explanation',
  'story',
  'report',
  'description',
  'instructions',
  'advertisement',
  'dialogue',
  'question',
  'other',
] as const;
export type KindOfText = (typeof KINDS_OF_TEXT)[number];

export const ROLES = [
  'conclusion',
  'intermediate',
  'premise',
  'objection',
  'reply',
  'background',
  'restatement',
] as const;
export type Role = (typeof ROLES)[number];

/** Half-open, in UTF-16 code units of the text. */
export interface Span {
  start: number;
  end: number;
}

export interface CorpusText {
  id: string;
  /** Who wrote it: one brief, one voice. */
  brief: string;
  genre: string;
  title: string;
  text: string;
  /** What the writer set out to write; the annotations say what it became. */
  plan: { kind: KindOfText; place: string | null; flaw: string | null; twin: string | null; length: string };
  split: 'train' | 'test';
}

export interface AnnotatedStatement extends Partial<Span> {
  id: string;
  role: Role;
  speaker: string;
  /** Only where the text does not state it. */
  words?: string;
  restates?: string;
}

export interface AnnotatedInference {
  id: string;
  from: string[];
  /** A statement, or another inference. */
  to: string;
  kind: 'supports' | 'attacks' | 'undercuts';
  scheme: string;
}

export interface AnnotatedFlaw {
  type: string;
  inference: string | null;
  speaker: string;
  spans: Span[];
  question: string;
}

export interface Annotation {
  text: string;
  annotator: string;
  kind: KindOfText;
  /** Whether a sentence states the main conclusion. */
  stated: boolean;
  /** All acceptable statements of the main conclusion, best first. */
  conclusions: Span[];
  conclusionWords: string | null;
  conclusionType: string | null;
  statements: AnnotatedStatement[];
  inferences: AnnotatedInference[];
  flaws: AnnotatedFlaw[];
  assumptions: { inference: string | null; words: string }[];
  counterpoints: string[];
}
