import { CategoricalParser } from './categorical-parser.ts';
import { ConditionalParser } from './conditional-parser.ts';
import { QUANTIFIED } from './determiners.ts';
import { plain } from './plain-sentence.ts';
import { PropertyParser } from './property-parser.ts';
import { type Doubt, PLAIN_READING, type ReadingChoice } from './reading-choice.ts';
import { every, joinStatements, named, notStatement, type Statement, term } from './statement.ts';
import { canBeNamed, isBarePlural, PRONOUN, SPECIFIC } from './subject-forms.ts';
import { hasVerb, statesSomething, verbCuts } from './verb-cuts.ts';
import { isAuxiliary } from './verb-words.ts';
import { Vocabulary } from './vocabulary.ts';

const PRIVATIVE =
  /\b(?:fake|false|toy|former|late|ex|alleged|supposed|so-called|counterfeit|artificial|would-be|imaginary|fictional|future|potential|non)\b/i;
const NO_HEAD = / (?:of|in|on|at|from|for|with|by|to|inside|near|under|and|or|who|that|which) /;
/** "It" of the time, the day, the weather. */
const DUMMY =
  /^it (?:is|was) (?:not )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|late|early|dark|light|cold|hot|warm|sunny|windy|cloudy|winter|summer|spring|autumn|night|day|noon|midnight|time|\d)/i;
const WEATHER =
  /^it (?:does not |did not |doesn't |didn't |is |is not |will |will not )?(?:rain|snow|pour|hail|thunder|freez)/i;
/** Longer sentences, and sentences of more parts, are no controlled English; reading on would only take time. */
const MOST_WORDS = 70;
const MOST_PARTS = 60;

/** Reads sentences of controlled English into statements; one parser reads all sentences of one argument. */
export class StatementParser {
  readonly vocabulary = new Vocabulary();
  readonly doubts = new Set<Doubt>();
  /** What names themselves say: the clock in this box is a clock and in this box. */
  readonly meanings: Statement[] = [];
  private readonly choice: ReadingChoice;
  private readonly properties: PropertyParser;
  private readonly categorical: CategoricalParser;
  private readonly conditional: ConditionalParser;
  /** Whom the last sentence named: what "she" in the next one means. */
  lastIndividual: string | null = null;
  private dummyIt = false;
  private budget = MOST_PARTS;

  constructor(choice: ReadingChoice = PLAIN_READING) {
    this.choice = choice;
    this.properties = new PropertyParser(this.vocabulary, this.doubts);
    this.categorical = new CategoricalParser(this.properties, choice, this.doubts);
    this.conditional = new ConditionalParser(this.properties, this.categorical, this);
  }

  /** Null: not understood. */
  read(sentence: string): Statement | null {
    this.budget = MOST_PARTS;
    const text = plain(sentence);
    if (text === '' || text.length > 600 || text.split(' ').length > MOST_WORDS || /[?]/.test(sentence)) return null;
    return this.statement(text) ?? this.fact(text);
  }

  private statement(text: string): Statement | null {
    this.budget -= 1;
    if (this.budget < 0) return null;
    return (
      this.denied(text) ??
      this.viceVersa(text) ??
      this.conditional.read(text) ??
      this.categorical.necessity(text) ??
      this.categorical.thereIs(text) ??
      this.categorical.quantified(text) ??
      this.joined(text) ??
      this.aboutNamed(text)
    );
  }

  /** A part of a compound sentence; where its inside cannot be read it is a fact. */
  part(text: string): Statement | null {
    const clean = plain(text);
    return this.statement(clean) ?? this.fact(clean);
  }

  private denied(text: string): Statement | null {
    const match =
      /^(?:it is|it's) (not the case|not true|false|untrue|true|the case|necessarily true)(?:,)? that (.+)$/i.exec(
        text,
      );
    if (!match) return null;
    const said = this.part(match[2] ?? '');
    return said && (/^(?:not|false|untrue)/i.test(match[1] ?? '') ? notStatement(said) : said);
  }

  /** "Every A is a B and vice versa". */
  private viceVersa(text: string): Statement | null {
    const match = /^(.+?),? and (?:vice versa|conversely)$/i.exec(text);
    const main = match && this.categorical.quantified(match[1] ?? '');
    return main?.says === 'every' ? joinStatements('and', [main, every(main.predicate, main.subject)]) : null;
  }

  /** "Every cat is a pet and no dog is a cat", "Either God exists or the devil exists". */
  private joined(text: string): Statement | null {
    const neither = /^neither (.+?) nor (.+)$/i.exec(text);
    if (neither) {
      const verbs = verbCuts(neither[2] ?? '')[0];
      if (verbs && !hasVerb(neither[1] ?? '')) {
        const one = this.aboutNamed(`${neither[1] ?? ''} ${verbs.said}`);
        const other = this.aboutNamed(neither[2] ?? '');
        return one && other && joinStatements('and', [notStatement(one), notStatement(other)]);
      }
    }
    const either = /^(either|both) (.+)$/i.exec(text);
    const inner = (either?.[2] ?? text).replace(/,? but not both$/, '');
    const exclusive = inner !== (either?.[2] ?? text);
    for (const match of [...inner.matchAll(/,? (and|or|but) /g)].slice(0, 8)) {
      const left = inner.slice(0, match.index);
      const right = inner.slice(match.index + match[0].length);
      if (!hasVerb(left) || !statesSomething(right) || isAuxiliary(right.split(' ')[0] ?? '')) continue;
      const one = this.statement(plain(left)) ?? (either ? this.fact(left) : null);
      const other = one && (this.statement(plain(right)) ?? (either ? this.fact(right) : null));
      if (!one || !other) continue;
      if (match[1] !== 'or') return joinStatements('and', [one, other]);
      if (either && !exclusive) this.doubts.add('or');
      const any = joinStatements('or', [one, other]);
      return exclusive || (either && this.choice.or === 'exclusive')
        ? joinStatements('and', [any, notStatement(joinStatements('and', [one, other]))])
        : any;
    }
    return null;
  }

  /** "Alice is a cook", "Hanako has blood type A or B", "Cats are mammals" (bare plural: every). */
  private aboutNamed(text: string): Statement | null {
    if (WEATHER.test(text)) return null;
    for (const { subject: before, said } of verbCuts(text)) {
      const subject = before.replace(/,$/, '').trim();
      const either = /^(?:either )?(.+?) or (.+)$/i.exec(subject);
      const read = either
        ? this.aboutEither(either[1] ?? '', either[2] ?? '', said)
        : canBeNamed(subject)
          ? this.about(subject, said, text)
          : null;
      if (read) return read;
    }
    return null;
  }

  /** "Alice or Bob is a cook". */
  private aboutEither(one: string, other: string, said: string): Statement | null {
    const first = this.aboutNamed(`${one} ${said}`);
    const second = first && this.aboutNamed(`${other} ${said}`);
    return first && second && joinStatements('or', [first, second]);
  }

  private about(subject: string, words: string, text: string): Statement | null {
    const pair = /^(\S+(?: \S+)?) and (\S+(?: \S+)?)$/.exec(subject);
    if (!pair && isBarePlural(subject, words.split(' ')[0] ?? '')) return this.aboutKind(subject, words);
    const said = this.properties.phrase(words);
    if (!said) return null;
    if (pair && /^(?:are|were|have|do|both)\b/i.test(words)) {
      const names = [pair[1] ?? '', pair[2] ?? ''].map((name) => this.vocabulary.individual(name));
      return joinStatements(
        'and',
        names.map((name) => named(name, said)),
      );
    }
    const name = this.whom(subject, text);
    return name === null ? null : named(name, said);
  }

  /** "Cats are mammals". */
  private aboutKind(subject: string, words: string): Statement | null {
    const kind = this.properties.withRelative(subject.charAt(0).toLowerCase() + subject.slice(1), true);
    const said = kind && this.properties.phrase(words);
    if (!said) return null;
    this.doubts.add('bare plural');
    return every(kind, said);
  }

  /** The individual that a subject names or means. */
  private whom(subject: string, text: string): string | null {
    const lower = subject.toLowerCase();
    const isPronoun = PRONOUN.test(lower);
    if (!/^\p{Lu}/u.test(subject) && !SPECIFIC.test(subject) && !isPronoun && !/^\p{Ll}+$/u.test(subject)) return null;
    if (lower === 'it' && (this.dummyIt || this.lastIndividual === null || DUMMY.test(text))) {
      // "It is Monday": "it" stands for nothing, here and wherever it is said again
      this.dummyIt = true;
      return null;
    }
    if (isPronoun && this.lastIndividual !== null) return this.lastIndividual;
    if (/^(?:we|you|i|one|people|it|this|that|they|these|those)$/.test(lower)) return null;
    const name = this.vocabulary.individual(subject);
    this.lastIndividual = name;
    if (/^(?:the|this|that) \S+ /i.test(subject)) this.noteMeaning(name, subject);
    return name;
  }

  /** What a name says by itself: the clock in this box is a clock and in this box. */
  private noteMeaning(name: string, subject: string): void {
    const kind = this.properties.withRelative(subject.replace(/^\S+ /, ''), true);
    if (kind && kind.is !== 'anything') this.meanings.push(named(name, kind));
    // "the accused device" is a device; "the fake diamond" is none
    const head = /^\S+ (?:\p{Ll}+ )+(\p{Ll}+)$/u.exec(subject)?.[1];
    if (head !== undefined && !PRIVATIVE.test(subject) && !NO_HEAD.test(subject))
      this.meanings.push(named(name, term(this.vocabulary.noun(head))));
  }

  /** A sentence taken whole. Quantifiers inside would make that blind to what logic turns on. */
  private fact(text: string): Statement | null {
    const clean = plain(text);
    if (
      clean.split(' ').length > 16 ||
      clean.split(' ').length < 2 ||
      QUANTIFIED.test(clean) ||
      /\b(?:if|unless|either|neither|because|therefore)\b/i.test(clean)
    )
      return null;
    if (/[?:;]/.test(clean) || !hasVerb(clean)) return null;
    const not =
      /^(.+?) (?:(is|are|was|were|can|could|must|should|will|would|has|have) not|(do|does|did) not|(\w+)n't|(can)not) (.+)$/i.exec(
        clean,
      );
    if (not) {
      const [, subject = '', copula, , contracted, can, rest = ''] = not;
      const joint =
        copula ?? can ?? (contracted !== undefined && !/^(?:do|does|did)$/i.test(contracted) ? contracted : '');
      return notStatement({ says: 'fact', fact: this.vocabulary.fact(factWords(subject, `${joint} ${rest}`)) });
    }
    const cut = verbCuts(clean)[0];
    return { says: 'fact', fact: this.vocabulary.fact(cut ? factWords(cut.subject, cut.said) : clean) };
  }
}

/** A fact in one spelling: "it rains" and "it does not rain" differ in the denial alone. */
function factWords(subject: string, said: string): string {
  const words = said.trim().split(' ');
  const verb = words[0] ?? '';
  const base = isAuxiliary(verb)
    ? verb
    : verb
        .replace(/(?<=[^s])s$/, '')
        .replace(/ie$/, 'y')
        .replace(/(?<=(?:ch|sh|x|o))e$/, '');
  return `${subject} ${[base, ...words.slice(1)].join(' ')}`;
}
