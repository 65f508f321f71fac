import { NEVER_FINAL } from '../data/abbreviations.ts';
import { FUNCTION_WORDS } from '../data/function-words.ts';
import { MASS_NOUNS, PROPER_WORDS } from '../data/names.ts';
import { isVerbLike } from '../data/verbs.ts';
import type { Clause } from '../reading/clauses.ts';

const LONGEST_QUOTE = 240;
const STANCE_OPENING =
  /^(?:i (?:strongly |firmly |really |do |personally |would )*(?:believe|think|feel|argue|hold|maintain|suggest|say|am convinced|suppose|guess)(?: that)?|in my (?:opinion|view),?|to my mind,?|personally,?|from my point of view,?|(?:yes|no|well|sure|ok|okay|now|indeed),|it is (?:quite |very )?(?:clear|obvious|evident) that|there is no doubt that|it (?:seems|is) logical to (?:think|say) that) /i;
const RESULT_INSIDE = /(?:,\s*)?\b(?:therefore|thus|hence|consequently|accordingly)\b,?\s+/i;

/** Words on one line, without the mark at the end, cut at a word where they run too long. */
export function plainWords(text: string, longest = LONGEST_QUOTE): string {
  const words = text
    .replace(/\s+/g, ' ')
    .replace(/[\s.!?…,;:]+(["'”’)]*)$/, '$1')
    .trim();
  const open = balanced(words);
  if (open.length <= longest) return open;
  const cut = open.slice(0, longest);
  return `${balanced(cut.slice(0, Math.max(cut.lastIndexOf(' '), longest - 40))).replace(/[\s,;:]+$/, '')} …`;
}

/** Drops a quotation mark or bracket that has lost its partner. */
function balanced(words: string): string {
  let text = words;
  const doubles = text.match(/"/g)?.length ?? 0;
  if (doubles % 2 === 1)
    text = text.startsWith('"') ? text.slice(1) : text.endsWith('"') ? text.slice(0, -1) : text.replaceAll('"', '');
  if ((text.match(/“/g)?.length ?? 0) !== (text.match(/”/g)?.length ?? 0)) text = text.replace(/[“”]/g, '');
  if ((text.match(/\(/g)?.length ?? 0) !== (text.match(/\)/g)?.length ?? 0)) text = text.replace(/[()]/g, '');
  return text.trim();
}

/** In curly quotation marks; inner ones become single. */
export function quoted(text: string, longest = LONGEST_QUOTE): string {
  return `“${plainWords(text, longest)
    .replaceAll('“', '‘')
    .replaceAll('”', '’')
    .replace(/"([^"]*)"/g, '‘$1’')}”`;
}

export function capitalised(text: string): string {
  return text.replace(/^(["'“‘(]*)(\p{Ll})/u, (_all, marks: string, letter: string) => marks + letter.toUpperCase());
}

export function asSentence(text: string): string {
  const words = capitalised(text.replace(/\s+/g, ' ').trim());
  return /[.!?…]["'”’)]*$/.test(words) ? words : `${words}.`;
}

/** What people of a forum put before what they say. */
const CHATTER = /^(?:(?:lol|lmao|rofl|haha+|tbh|imo|imho|ngl|smh|ffs|omg|yeah|nah)[,.!]* )+(?=\S+ \S)/i;

/** The same words not shouted. */
const spoken = (text: string): string => text.toLowerCase().replace(/\bi\b/g, 'I');

/** Knows which words of this text are names, so that a clause can stand inside a sentence. */
export class Phrasing {
  private readonly names = new Set<string>();
  private readonly ordinary = new Set<string>();
  private readonly openers = new Map<string, number>();
  /** Nearly all words are in capitals, which then mean nothing. */
  private readonly shouted: boolean;

  constructor(clauses: readonly Clause[]) {
    const read = clauses.slice(0, 2000);
    const long = read.flatMap((clause) => clause.words).filter(({ text }) => /^\p{L}{3,}$/u.test(text));
    this.shouted = long.length >= 5 && long.filter(({ text }) => /^\p{Lu}+$/u.test(text)).length >= 0.8 * long.length;
    for (const clause of read) {
      clause.words.forEach((word, at) => {
        if (/^\p{Lu}\p{Ll}/u.test(word.text)) {
          if (at > 0) this.names.add(word.lower);
          else this.openers.set(word.lower, (this.openers.get(word.lower) ?? 0) + 1);
        } else if (/^\p{Ll}/u.test(word.text)) this.ordinary.add(word.lower);
      });
    }
  }

  /** What a clause says, without "I think that" and "therefore", ready to stand after "that" or "if". */
  said(clause: Clause): string {
    let words = plainWords(this.shouted ? spoken(clause.text) : clause.text, 400)
      .replace(CHATTER, '')
      .replace(/, (?:i|we) (?:must |have to )?(?:admit|grant|concede)$/i, '');
    for (let round = 0; round < 2; round += 1) {
      const shorter = words.replace(STANCE_OPENING, '');
      if (shorter.split(' ').length < 3) break;
      words = shorter;
    }
    words = words.replace(RESULT_INSIDE, (hit) => (hit.startsWith(',') ? ' ' : '')).replace(/^then\s+/i, '');
    return this.decapitalised(plainWords(words));
  }

  /** The same as a sentence of its own. */
  sentence(clause: Clause): string {
    return asSentence(this.said(clause));
  }

  decapitalised(text: string): string {
    const match = /^(["'“‘(]*)(\p{Lu}[\p{L}'’-]*)(.*)$/su.exec(text);
    if (!match) return text;
    const [, marks = '', first = '', rest = ''] = match;
    const lower = first.toLowerCase().replaceAll('’', "'");
    if (rest.startsWith('.') && NEVER_FINAL.has(lower)) return text;
    if (marks.length > 0 || this.keepsCapital(first, lower, rest)) return text;
    return first.charAt(0).toLowerCase() + first.slice(1) + rest;
  }

  private keepsCapital(first: string, lower: string, rest: string): boolean {
    if (/^I(?:['’](?:m|ve|d|ll))?$/.test(first)) return true;
    if (/^\p{Lu}.*\p{Lu}/u.test(first)) return true;
    if (first.length === 1 && lower !== 'a') return true;
    const stem = lower.replace(/'s$/, '');
    if (FUNCTION_WORDS.has(lower)) return false;
    if (PROPER_WORDS.has(stem)) return true;
    if (this.names.has(lower) && !this.ordinary.has(lower)) return true;
    if (this.ordinary.has(lower) || MASS_NOUNS.has(lower)) return false;
    const next = /^\s+([\p{L}'’]+)/u.exec(rest)?.[1] ?? '';
    if (/^\p{Lu}\p{Ll}/u.test(next)) return true;
    if (/(?:ing|tion|sion|ment|ness|ity|ism|ance|ence|ship|logy|cy|ture|dom|age|ly|ed|est|er)$/.test(lower))
      return false;
    if (
      (this.openers.get(lower) ?? 0) > 1 &&
      !lower.endsWith('s') &&
      /^(?:can|could|may|might|must|should|has|passed|took|did|is|was)$/.test(next)
    )
      return true;
    // a bare singular noun before a verb is most often a name
    return (
      !lower.endsWith('s') &&
      /^(?:is|was|has|says|said|will|does|did|(?:did|does|has|was)n['’]t)$/.test(next) &&
      !isVerbLike(lower)
    );
  }
}
