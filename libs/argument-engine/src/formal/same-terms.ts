import type { Property, Statement } from './statement.ts';
import { keysOf } from './decide.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words that say the same of a thing; used only for terms that would otherwise stand alone, and always told. */
const SYNONYMS: ReadonlyArray<readonly string[]> = [
  ['man', 'male', 'men'],
  ['woman', 'female'],
  ['person', 'human', 'human being', 'humankind', 'people'],
  ['chef', 'cook'],
  ['doctor', 'physician'],
  ['lawyer', 'attorney'],
  ['car', 'automobile'],
  ['child', 'kid'],
  ['movie', 'film'],
  ['dog', 'canine'],
  ['cat', 'feline'],
];

function editDistance(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= b.length; column += 1)
      now.push(
        Math.min(
          (now[column - 1] ?? 0) + 1,
          (before[column] ?? 0) + 1,
          (before[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1),
        ),
      );
    before = now;
  }
  return before[b.length] ?? 0;
}

const SMALL = /^(?:of|the|a|an|in|with|to|is|be|this|that|state|country|nation|tree|people|person|being)$/;
const content = (key: string): string[] => key.split(/[\s-]+/).filter((word) => !SMALL.test(word));

/** Endings that make another word of the same stem. */
const ENDINGS = ['', 'ed', 'd', 'ing', 'y', 'ous', 'al', 'ance', 'ence', 'ic', 'ful'];

/** Stems a word can have, none shorter than four letters. */
function stemsOf(word: string): string[] {
  return ENDINGS.filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, word.length - ending.length))
    .filter((stem) => stem.length >= 4);
}

/** Whether two single words are forms of one: "allied" and "alliance", "string" and "stringed", one slip of the pen. */
function relatedWords(a: string, b: string): boolean {
  if (a === b || SYNONYMS.some((group) => group.includes(a) && group.includes(b))) return true;
  const stems = new Set(stemsOf(a));
  if (stemsOf(b).some((stem) => stems.has(stem))) return true;
  return a[0] === b[0] && Math.min(a.length, b.length) >= 7 && editDistance(a, b) <= 1;
}

function sameTerm(a: string, b: string): boolean {
  if (SYNONYMS.some((group) => group.includes(a) && group.includes(b))) return true;
  const left = content(a);
  const right = content(b);
  if (left.length === 0 || left.length !== right.length) return false;
  const free = [...right];
  return left.every((word) => {
    const at = free.findIndex((other) => relatedWords(word, other));
    if (at < 0) return false;
    free.splice(at, 1);
    return true;
  });
}

function renameProperty(property: Property, names: ReadonlyMap<string, string>): Property {
  switch (property.is) {
    case 'term':
      return { is: 'term', term: names.get(property.term) ?? property.term };
    case 'anything':
      return property;
    case 'not':
      return { is: 'not', of: renameProperty(property.of, names) };
    default:
      return { is: property.is, of: property.of.map((part) => renameProperty(part, names)) };
  }
}

function rename(statement: Statement, names: ReadonlyMap<string, string>): Statement {
  switch (statement.says) {
    case 'every':
    case 'some':
      return {
        says: statement.says,
        subject: renameProperty(statement.subject, names),
        predicate: renameProperty(statement.predicate, names),
      };
    case 'named':
      return { ...statement, predicate: renameProperty(statement.predicate, names) };
    case 'fact':
      return statement;
    case 'not':
      return { says: 'not', of: rename(statement.of, names) };
    default:
      return { says: statement.says, of: statement.of.map((part) => rename(part, names)) };
  }
}

/**
 * Joins terms that are written in two ways. Only a term that a single sentence uses is joined with another, because an
 * argument that uses two words side by side means two things by them.
 */
export function joinSameTerms(
  statements: readonly Statement[],
  vocabulary: Vocabulary,
): { statements: Statement[]; told: string[] } {
  const used = statements.map((statement) => keysOf([statement]).terms);
  const all = [...new Set(used.flatMap((keys) => [...keys]))];
  const names = new Map<string, string>();
  const told: string[] = [];
  const single = all.filter((key) => used.filter((keys) => keys.has(key)).length === 1);
  if (all.length > 40) return { statements: [...statements], told };
  for (const key of single) {
    if (names.has(key)) continue;
    const home = used.find((keys) => keys.has(key));
    const other = all.find(
      (candidate) =>
        candidate !== key && !names.has(candidate) && home?.has(candidate) !== true && sameTerm(key, candidate),
    );
    if (other === undefined) continue;
    names.set(key, other);
    told.push(
      `“${vocabulary.terms.get(key)?.text ?? key}” and “${vocabulary.terms.get(other)?.text ?? other}” are taken to say the same.`,
    );
  }
  return {
    statements: names.size === 0 ? [...statements] : statements.map((statement) => rename(statement, names)),
    told,
  };
}
