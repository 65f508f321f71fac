// npm run bench -- corpus-agreement
// How far the two annotators of the argument corpus agree, by kind of label: Krippendorff's alpha and the share of equal labels.
import {
  type Annotation,
  computeAlpha,
  type CorpusText,
  readAnnotations,
  readTexts,
  type Span,
} from '@premise/argument-corpus';
import process from 'node:process';

type Pair = readonly [string, string];

const wordsOf = (text: string): Span[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));

/** The role of each word of a text, "none" where it has none. */
function rolesByWord(text: string, { statements }: Annotation): string[] {
  return wordsOf(text).map(
    ({ start, end }) =>
      statements.find((one) => one.start !== undefined && one.end !== undefined && one.start <= start && end <= one.end)
        ?.role ?? 'none',
  );
}

const overlaps = (one: Span, two: Span): boolean => one.start < two.end && two.start < one.end;
const byText = (annotations: readonly Annotation[]) => new Map(annotations.map((one) => [one.text, one]));
const second = byText(readAnnotations('second'));
const texts = new Map(readTexts().map((text): [string, CorpusText] => [text.id, text]));
const doubled = readAnnotations('first').flatMap((one) => {
  const two = second.get(one.text);
  const text = texts.get(one.text);
  return two && text ? [{ one, two, text: text.text }] : [];
});
const bothArgue = doubled.filter(({ one, two }) => one.kind === 'argument' && two.kind === 'argument');
const bothState = bothArgue.filter(({ one, two }) => one.stated && two.stated);

const labels: [string, Pair[]][] = [
  ['kind of text', doubled.map(({ one, two }) => [one.kind, two.kind])],
  [
    'argument or not',
    doubled.map(({ one, two }) => [String(one.kind === 'argument'), String(two.kind === 'argument')]),
  ],
  ['conclusion stated', bothArgue.map(({ one, two }) => [String(one.stated), String(two.stated)])],
  ['type of conclusion', bothArgue.map(({ one, two }) => [one.conclusionType ?? '', two.conclusionType ?? ''])],
  ['flawed or not', bothArgue.map(({ one, two }) => [String(one.flaws.length > 0), String(two.flaws.length > 0)])],
  ['kind of flaw', bothArgue.map(({ one, two }) => [one.flaws[0]?.type ?? 'none', two.flaws[0]?.type ?? 'none'])],
  [
    'role of a word',
    bothArgue.flatMap(({ one, two, text }) => {
      const others = rolesByWord(text, two);
      return rolesByWord(text, one).map((role, at): Pair => [role, others[at] ?? 'none']);
    }),
  ],
];
process.stdout.write(`${doubled.length} texts annotated twice\n`);
for (const [name, pairs] of labels) {
  const equal = pairs.filter(([one, two]) => one === two).length / Math.max(1, pairs.length);
  process.stdout.write(
    `${name.padEnd(22)} n ${String(pairs.length).padStart(6)}   alpha ${computeAlpha(pairs).toFixed(2)}   equal ${equal.toFixed(2)}\n`,
  );
}
const same = bothState.filter(({ one, two }) =>
  one.conclusions.some((span) => two.conclusions.some((other) => overlaps(span, other))),
);
const sameFirst = bothState.filter(({ one, two }) => {
  const [mine, other] = [one.conclusions[0], two.conclusions[0]];
  return mine !== undefined && other !== undefined && overlaps(mine, other);
});
process.stdout.write(
  `main conclusion        n ${String(bothState.length).padStart(6)}   a common passage ${(same.length / bothState.length).toFixed(2)}   the same first ${(sameFirst.length / bothState.length).toFixed(2)}\n`,
);
