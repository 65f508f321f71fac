import { NO_EXPLICIT_PREMISES, type AnalysisResults, type ArgumentRole } from '@premise/contracts';

/** One thing an engine found; `shared`: the other found it too. */
export interface ComparedItem {
  text: string;
  shared: boolean;
}

export interface ComparedComponent {
  role: ArgumentRole;
  name: string;
  first: ComparedItem[];
  second: ComparedItem[];
  /** Both found the same. */
  same: boolean;
  /** They share something and differ in something: only then is it news that a statement stands on one side alone. */
  partly: boolean;
}

/** Words that lead into a statement and are no part of it. */
const LEADING = /^(?:therefore|thus|hence|so|because|since|consequently|as a result|given that|and|but|for)\b[\s,]*/;
/** From this share of common words on, two statements are the same one in other words. */
const ALIKE = 0.6;

function wordsOf(text: string): Set<string> {
  const plain = text.toLowerCase().replace(/’/g, "'").trim().replace(LEADING, '');
  return new Set(plain.match(/[\p{L}\p{N}']+/gu) ?? []);
}

/** A flaw is the one its name says, however each engine explains it. */
const flawName = (text: string): string => /^[^:“"]{3,40}(?=:\s)/.exec(text)?.[0] ?? text;

function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (a.size === 0 || b.size === 0) return a.size === b.size;
  let common = 0;
  for (const word of a) if (b.has(word)) common += 1;
  return common / (a.size + b.size - common) >= ALIKE;
}

function marked(role: ArgumentRole, own: readonly string[], others: readonly string[]): ComparedItem[] {
  const compared = (text: string) => wordsOf(role === 'flaw' ? flawName(text) : text);
  const words = others.map(compared);
  return own.map((text) => {
    const mine = compared(text);
    return { text, shared: words.some((theirs) => alike(mine, theirs)) };
  });
}

const once = (texts: readonly string[]): string[] =>
  Array.from(new Set(texts.map((text) => text.trim()).filter((text) => text !== '')));

/** What is compared, in the order of reading: what it says, what it rests on, where it gives way. */
const COMPONENTS: readonly { role: ArgumentRole; name: string; of: (results: AnalysisResults) => string[] }[] = [
  { role: 'conclusion', name: 'Conclusion', of: ({ argumentStructure }) => [argumentStructure.conclusion] },
  {
    role: 'premise',
    name: 'Premises',
    of: ({ argumentStructure }) => argumentStructure.premise.filter((text) => text !== NO_EXPLICIT_PREMISES),
  },
  {
    role: 'assumption',
    name: 'Assumptions',
    of: ({ argumentStructure, components }) => [
      ...argumentStructure.unstatedAssumptions,
      ...components.necessaryAssumptions,
      ...components.sufficientAssumptions,
    ],
  },
  { role: 'flaw', name: 'Flaws', of: ({ components }) => components.flaws },
  { role: 'counter', name: 'Counter argument', of: ({ counterpoint }) => [counterpoint] },
  { role: 'quantifier', name: 'Quantifiers', of: ({ components }) => components.quantifiers },
];

/** Two analyses of one text, component by component. */
export function compareResults(first: AnalysisResults, second: AnalysisResults): ComparedComponent[] {
  return COMPONENTS.map(({ role, name, of }) => {
    const [a, b] = [once(of(first)), once(of(second))];
    const compared = { first: marked(role, a, b), second: marked(role, b, a) };
    const same = [...compared.first, ...compared.second].every(({ shared }) => shared);
    const partly = !same && compared.first.some(({ shared }) => shared);
    return { role, name, ...compared, same, partly };
  });
}
