import type { Annotation, AnnotatedStatement, CorpusText, Role, Span } from '@premise/argument-corpus';
import {
  blankMarkup,
  type Cut,
  describeCut,
  type NamedFeatures,
  findCuts,
  findLeftEnd,
  isPunctuation,
  readSentences,
  type Sentence,
} from '@premise/argument-engine';

export type PlacedStatement = AnnotatedStatement & Span;

/** A text of the corpus with its labels, read once. */
export interface LearningText {
  text: CorpusText;
  gold: Annotation;
  clean: string;
  sentences: Sentence[];
  /** Statements that are quoted from the text. */
  statements: PlacedStatement[];
  cuts: { features: NamedFeatures; isEdge: boolean }[];
}

const isPlaced = (statement: AnnotatedStatement): statement is PlacedStatement =>
  statement.start !== undefined && statement.end !== undefined;

export const overlap = (one: Span, two: Span): number => Math.min(one.end, two.end) - Math.max(one.start, two.start);

/** Shared letters are at least half of the longer one's. */
export const isSamePassage = (one: Span, two: Span): boolean =>
  overlap(one, two) * 2 >= Math.max(one.end - one.start, two.end - two.start);

export function readLearningText(text: CorpusText, gold: Annotation): LearningText {
  const clean = blankMarkup(text.text).text;
  const sentences = readSentences(clean);
  const statements = gold.statements.filter(isPlaced);
  return {
    text,
    gold,
    clean,
    sentences,
    statements,
    cuts: sentences.flatMap((sentence) => {
      if (!statements.some((statement) => overlap(statement, sentence) > 0)) return [];
      const edges = findEdges(sentence, statements);
      return findCuts(sentence.tokens).map((cut: Cut) => ({
        features: describeCut(sentence.tokens, cut),
        isEdge: edges.has(cut.leftEnd),
      }));
    }),
  };
}

/** Where statements begin or end inside a sentence. */
function findEdges({ tokens, start, end }: Sentence, statements: readonly Span[]): Set<number> {
  const edges = new Set<number>();
  for (const place of statements.flatMap((statement) => [statement.start, statement.end])) {
    if (place <= start || place >= end) continue;
    const at = tokens.findIndex((token) => token.end > place);
    if (at > 0 && tokens.slice(at).some((token) => !isPunctuation(token))) edges.add(findLeftEnd(tokens, at));
  }
  edges.delete(0);
  return edges;
}

/** The labeled statement that a passage belongs to: at least half of its letters are the statement's. */
export function findStatement(passage: Span, statements: readonly PlacedStatement[]): PlacedStatement | null {
  let best: PlacedStatement | null = null;
  let most = (passage.end - passage.start) / 2;
  for (const statement of statements) {
    const shared = overlap(statement, passage);
    if (shared < most) continue;
    most = shared;
    best = statement;
  }
  return best;
}

export type { Role };
