import { singular, singularAsWritten } from './noun-forms.ts';

/** How a term is said of a thing: "is a cat", "is German", "is in this box", "breaks". */
export type TermKind = 'noun' | 'quality' | 'verb';

export interface TermWords {
  kind: TermKind;
  /** Without article; verbs in their base form, with all that belongs to them. */
  text: string;
  /** Spelled as a verb with an auxiliary that stays ("can fly"). */
  modal?: boolean;
}

/** The words of one argument: every way of writing a term leads to the same key, and the key back to words. */
export class Vocabulary {
  readonly terms = new Map<string, TermWords>();
  readonly individuals = new Map<string, string>();
  readonly facts = new Map<string, string>();
  /** Key of the relational noun a term is built on: "friend of taro" is built on "friend". */
  readonly heads = new Map<string, string>();

  noun(phrase: string, kind: TermKind = 'noun'): string {
    const { key, text, head } = nounKey(phrase);
    const known = this.terms.get(key);
    if (!known || (known.kind === 'quality' && kind === 'noun')) this.terms.set(key, { kind, text });
    if (head !== undefined && head !== key) this.heads.set(key, head);
    return key;
  }

  verb(base: string, rest: string, modal: boolean): string {
    const object = rest === '' ? '' : ` ${rest.split(' ').map(singular).filter(isTelling).join(' ')}`;
    const key = `${base.toLowerCase()}${object}`.replace(/\binside\b/g, 'in');
    if (!this.terms.has(key)) this.terms.set(key, { kind: 'verb', text: `${base} ${rest}`.trim(), modal });
    return key;
  }

  individual(phrase: string): string {
    const key = phrase
      .replace(/^(?:the|a|an)\s+/i, '')
      .replace(/\s+/g, ' ')
      .toLowerCase();
    if (!this.individuals.has(key))
      this.individuals.set(
        key,
        phrase.replace(/^(?:The|This|That|These|Those|My|Our|His|Her)\b/, (word) => word.toLowerCase()),
      );
    return key;
  }

  fact(sentence: string): string {
    const key = sentence
      .toLowerCase()
      .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
      .split(/\s+/)
      .filter((word) => word !== '' && isTelling(word))
      .join(' ');
    if (!this.facts.has(key)) this.facts.set(key, sentence);
    return key;
  }
}

const isTelling = (word: string): boolean => !/^(?:a|an|the|also|too)$/.test(word);

const POSSESSOR = /^(?:the |The )?(.+?)(?:'s|s')\s+((?:certain |own )?\p{L}[\p{L}\p{N}-]*(?: \p{L}[\p{L}\p{N}-]*)?)$/u;

/** "Taro's friends", "friends of Taro", "friend of Taro's", "friends with Taro" have one key. */
function nounKey(phrase: string): { key: string; text: string; head?: string } {
  const bare = stripArticle(phrase.replace(/\s+/g, ' ').trim());
  const owned = POSSESSOR.exec(bare);
  const turned =
    owned && !/\b(?:of|to|with)\b.*'s/.test(bare.replace(/^(?:State|Republic|Kingdom|City|University) of /, ''))
      ? `${(owned[2] ?? '').replace(/^(?:certain|own) /, '')} of ${owned[1] ?? ''}`
      : bare;
  const plain = turned.replace(/\b(friends?|allied|acquainted) with\b/, (match, noun: string) =>
    noun.startsWith('f') ? `${noun} of` : match,
  );
  const [front = '', ...after] = plain.split(/(?<=\S)\s+(?=(?:of|in|inside|on|at|from|for|to|with|by|near|under)\s)/);
  const words = front.split(' ');
  const head = words.map((word, at) =>
    at === words.length - 1 || /^\p{Ll}/u.test(word) ? singularAsWritten(word) : word,
  );
  const shown = [head.join(' '), ...after].join(' ');
  const key = [head.map((word) => singular(word)).join(' '), ...after.map(tailKey)]
    .join(' ')
    .toLowerCase()
    .replace(/(?<=\S) (?:person|people|things?)$/, '')
    .replace(/\bhuman being\b/, 'human')
    .replace(/\binside\b/g, 'in');
  const result = { key, text: shown.replace(/'s$/, '') };
  return after[0]?.startsWith('of ') === true ? { ...result, head: head.join(' ').toLowerCase() } : result;
}

function tailKey(part: string): string {
  return part
    .replace(/^inside\b/, 'in')
    .replace(/'s$/, '')
    .split(' ')
    .filter(isTelling)
    .join(' ');
}

export function stripArticle(phrase: string): string {
  return phrase.replace(/^(?:the|The|an|An|a)\s+(?=\S)/, '').replace(/^A\s+(?=\p{Ll})/u, '');
}
