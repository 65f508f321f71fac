import { decide, keysOf } from './decide.ts';
import type { Effort } from './effort.ts';
import { KINDER_READINGS, PLAIN_READING, type ReadingChoice } from './reading-choice.ts';
import { joinSameTerms } from './same-terms.ts';
import { every, type Statement, term } from './statement.ts';
import { StatementParser } from './statement-parser.ts';

/** An argument as it was read; null for sentences that were not understood. */
export interface ReadArgument {
  choice: ReadingChoice;
  parser: StatementParser;
  premises: Array<Statement | null>;
  conclusion: Statement | null;
  /** Terms that were taken to say the same. */
  told: string[];
  /** What the words themselves say: "a ring of Yuki is a ring". */
  meanings: Statement[];
}

export function readArgument(premises: readonly string[], conclusion: string, choice: ReadingChoice): ReadArgument {
  const parser = new StatementParser(choice);
  const sentences = [...premises, conclusion].map((sentence) => parser.read(sentence));
  const understood = sentences.filter((sentence) => sentence !== null);
  const joined = joinSameTerms(understood, parser.vocabulary);
  let next = 0;
  const statements = sentences.map((sentence) => {
    if (!sentence) return null;
    next += 1;
    return joined.statements[next - 1] ?? null;
  });
  const { terms } = keysOf(joined.statements);
  const meanings: Statement[] = [];
  for (const meaning of parser.meanings)
    if ([...keysOf([meaning]).terms].some((key) => terms.has(key))) meanings.push(meaning);
  for (const key of terms) {
    const head = parser.vocabulary.heads.get(key);
    if (head !== undefined && terms.has(head)) meanings.push(every(term(key), term(head)));
  }
  return {
    choice,
    parser,
    premises: statements.slice(0, -1),
    conclusion: statements.at(-1) ?? null,
    told: joined.told,
    meanings,
  };
}

/** The plain reading, or the first kinder one under which the conclusion follows. */
export function kindestReading(texts: readonly string[], conclusion: string, effort: Effort): ReadArgument {
  const plainly = readArgument(texts, conclusion, PLAIN_READING);
  const { doubts } = plainly.parser;
  if ((!doubts.has('indefinite') && !doubts.has('someoneWho')) || follows(plainly, effort) !== false) return plainly;
  for (const kinder of KINDER_READINGS) {
    const other = readArgument(texts, conclusion, { ...PLAIN_READING, ...kinder });
    if (follows(other, effort) === true) return other;
  }
  return plainly;
}

function follows(told: ReadArgument, effort: Effort): boolean | null {
  const known = told.premises.filter((premise) => premise !== null);
  return told.conclusion === null ? null : decide([...known, ...told.meanings], told.conclusion, effort).follows;
}
