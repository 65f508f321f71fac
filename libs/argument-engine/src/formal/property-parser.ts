import { FINITE_VERBS } from '../data/verbs.ts';
import { complementForm } from './complement-form.ts';
import { isPlural } from './noun-forms.ts';
import { ANYTHING, joinProperties, notProperty, type Property, term } from './statement.ts';
import type { Doubt } from './reading-choice.ts';
import { COPULA, DO, HAVE, isAuxiliary, looksLikeVerb, MODAL, verbBase } from './verb-words.ts';
import { stripArticle, type Vocabulary } from './vocabulary.ts';

/** Words that make a phrase more than a simple term; where one is left over, the phrase was not understood. */
const NO_TERM =
  /\b(?:all|every|each|any|some|no|none|nobody|nothing|everyone|everybody|everything|someone|somebody|something|anyone|anything|most|many|few|several|half(?!-)|mostly|usually|often|sometimes|probably|perhaps|maybe|possibly|likely|unlikely|generally|typically|almost|nearly|rarely|seldom|hardly|only|if|then|because|therefore|unless|whether|although|though|since|either|neither|nor|whoever|whatever|which|who|whose|whom|i|you|we|is|are|was|were|am|isn't|aren't|not|never|might|may|seems?|appears?|believes?|thinks?|knows?|says?|but|except)\b/i;

const MOST_WORDS = 14;

/** Subjects that stand for whatever is spoken of. "Person" is a term like any other. */
const EVERYTHING =
  /^(?:an? )?(?:things?|ones?|individuals?|objects?|entit(?:y|ies)|items?|somebody|someone|something|everybody|everyone|everything|anybody|anyone|anything|those)$/i;

const denied = (said: Property | null): Property | null => said && notProperty(said);

/** Reads what is said of a thing into a property. Null: not understood. */
export class PropertyParser {
  readonly vocabulary: Vocabulary;
  /** Wordings that can be meant in two ways, as they were met. */
  readonly doubts: Set<Doubt>;
  private depth = 0;

  constructor(vocabulary: Vocabulary, doubts: Set<Doubt>) {
    this.vocabulary = vocabulary;
    this.doubts = doubts;
  }

  /** "is a cat", "does not break", "has no money and is busy". */
  phrase(text: string): Property | null {
    const words = text.trim().split(/\s+/);
    const verb = words[0] ?? '';
    const rest = words.slice(1).join(' ');
    const lower = verb.toLowerCase();
    const joined = this.joinedPhrases(text);
    if (joined !== undefined) return joined;
    if (COPULA.test(lower)) {
      const said = this.afterCopula(rest);
      return said && (lower.endsWith("n't") ? notProperty(said) : said);
    }
    if (rest === '' && !looksLikeVerb(verb) && !/^\p{L}+$/u.test(verb)) return null;
    return this.verbPhrase(lower, rest);
  }

  /** "is German and has a house": two phrases, each with its own verb. */
  private joinedPhrases(text: string): Property | null | undefined {
    for (const match of text.matchAll(/,? (and|or|but) (?=(\S+))/g)) {
      const next = match[2] ?? '';
      if (!isAuxiliary(next) && !FINITE_VERBS.has(next.toLowerCase())) continue;
      const left = this.phrase(text.slice(0, match.index).replace(/^(?:either|both) /, ''));
      const right = this.phrase(text.slice(match.index + match[0].length));
      if (!left || !right) return null;
      return joinProperties(match[1] === 'or' ? 'or' : 'and', [left, right]);
    }
    return undefined;
  }

  private verbPhrase(verb: string, rest: string): Property | null {
    const words = rest.split(' ');
    if (DO.test(verb) && words[0] !== undefined && words[0] !== '') {
      const negative = verb.endsWith("n't") || words[0] === 'not';
      const inner = words[0] === 'not' ? words.slice(1) : words;
      if (!negative) return this.lexical(verb, rest, false);
      return denied(this.lexical(inner[0] ?? '', inner.slice(1).join(' '), false));
    }
    if (/^(?:will|won't|shall)$/.test(verb)) {
      // "If they leave, jobs will be lost": the future of a consequence, not another claim
      const negative = verb === "won't" || words[0] === 'not';
      const said = this.phrase((words[0] === 'not' ? words.slice(1) : words).join(' '));
      return said && (negative ? notProperty(said) : said);
    }
    if (MODAL.test(verb)) {
      const negative = /n't$|^cannot$/.test(verb) || words[0] === 'not';
      const base = verb
        .replace(/^can't$|^cannot$/, 'can')
        .replace(/^won't$/, 'will')
        .replace(/n't$/, '');
      const said = this.lexical(base, (words[0] === 'not' ? words.slice(1) : words).join(' '), true);
      return said && (negative ? notProperty(said) : said);
    }
    if (words[0] === 'not' && HAVE.test(verb)) {
      return denied(this.lexical('have', words.slice(1).join(' '), false));
    }
    if (/^never\b/.test(verb)) {
      return denied(this.lexical(words[0] ?? '', words.slice(1).join(' '), false));
    }
    return this.lexical(verb.replace(/n't$/, ''), rest, false);
  }

  /** A verb with its object; "has A and B" and "has A or B" are taken apart. */
  private lexical(verb: string, rest: string, modal: boolean): Property | null {
    if (verb === '') return null;
    const object = rest.replace(/^(?:also|both|either) /, '').replace(/,? (?:too|as well)$/, '');
    const none = /^(?:no|neither|not any)\s+(.+)$/.exec(object);
    if (none) {
      return denied(this.lexical(verb, (none[1] ?? '').replace(/ nor /g, ' or '), modal));
    }
    const split = /^(.+?),? (and|or) (.+)$/.exec(object);
    if (split && !NO_TERM.test(object)) {
      const [, left = '', joint = '', right = ''] = split;
      const before = left.split(' ');
      const short = /^\p{Lu}\p{L}?$/u.test(right) && before.length > 1 && /^\p{Lu}\p{L}?$/u.test(before.at(-1) ?? '');
      const whole = short ? [...before.slice(0, -1), right].join(' ') : right;
      const parts = [this.lexical(verb, left, modal), this.lexical(verb, whole, modal)];
      const [first, second] = parts;
      return first && second ? joinProperties(joint === 'or' ? 'or' : 'and', [first, second]) : null;
    }
    if (NO_TERM.test(object.replace(/^(?:a|an|the) /, '')) || object.split(' ').length > MOST_WORDS) return null;
    if (!/^[\p{L}'-]+$/u.test(verb) || NO_TERM.test(verb)) return null;
    return term(this.vocabulary.verb(modal ? verb : verbBase(verb), object, modal));
  }

  /** What follows "is": "not a cat", "either a cat or a dog", "neither a cat nor a dog", "a cat who is black". */
  afterCopula(text: string): Property | null {
    if (this.depth > 12) return null;
    this.depth += 1;
    try {
      return this.complement(text);
    } finally {
      this.depth -= 1;
    }
  }

  private complement(raw: string): Property | null {
    const form = complementForm(raw);
    if (form?.says === 'plain') return this.withRelative(form.text, false);
    if (form?.says === 'denied') return denied(this.afterCopula(form.text));
    if (form?.says === 'joined' && form.doubtful) this.doubts.add('or');
    const read = form && this.readAll(form.parts);
    if (!form || !read) return null;
    if (form.says === 'one of two') {
      return read.length === 2
        ? joinProperties('and', [joinProperties('or', read), notProperty(joinProperties('and', read))])
        : null;
    }
    const said = joinProperties(form.joint, read);
    return form.denied ? notProperty(said) : said;
  }

  private readAll(parts: readonly string[]): Property[] | null {
    const read = parts.map((part) => this.afterCopula(part)).filter((part) => part !== null);
    return read.length === parts.length ? read : null;
  }

  /** A noun phrase with its relative clauses: "cat who is black", "thing that is either A or B". */
  withRelative(text: string, subject: boolean): Property | null {
    const relative = /^(.+?),? (?:who|that|which) (.+)$/.exec(text);
    if (relative) {
      const head = this.simple(relative[1] ?? '', subject);
      const said = this.phrase((relative[2] ?? '').replace(/,$/, ''));
      return head && said && joinProperties('and', [head, said]);
    }
    return this.simple(text, subject);
  }

  /** A term without connectives. */
  simple(text: string, subject: boolean): Property | null {
    const trimmed = text.trim().replace(/,$/, '');
    if (subject && EVERYTHING.test(trimmed)) return ANYTHING;
    if (trimmed === '' || trimmed.split(' ').length > MOST_WORDS || NO_TERM.test(maskNames(trimmed))) return null;
    if (!/[\p{L}\p{N}]/u.test(trimmed) || /[?:;"“”=<>{}]/.test(trimmed)) return null;
    const non = /^(?:an? )?non-?(?= ?\p{L})(?:-| )?(\p{L}.+)$/u.exec(trimmed);
    if (non && /^(?:an? )?non[- ]/i.test(trimmed)) {
      return denied(this.simple(non[1] ?? '', subject));
    }
    const located = /^(\S+(?: \S+){0,2}) (in|inside|on) ((?:this|that|the|my|our|a) .+)$/.exec(stripArticle(trimmed));
    if (located && !/\bof\b/.test(located[1] ?? ''))
      return joinProperties('and', [
        term(this.vocabulary.noun(located[1] ?? '')),
        term(this.vocabulary.noun(`${located[2] ?? ''} ${located[3] ?? ''}`, 'quality')),
      ]);
    const bare = stripArticle(trimmed);
    const noun = subject || bare !== trimmed || /\b(?:of|'s)\b/.test(bare) || isPlural(bare.split(' ').at(-1) ?? '');
    return term(
      this.vocabulary.noun(
        trimmed,
        noun && !/^(?:in|on|at|from|for|to|with|by|made|located) /.test(bare) ? 'noun' : 'quality',
      ),
    );
  }
}

/** Hides capitalised words, which are names whatever they are ("Some Like It Hot" stays out of the way). */
function maskNames(text: string): string {
  return text.replace(/(?<=\S )\p{Lu}[\p{L}\p{N}'-]*/gu, 'X');
}
