import type { CategoricalParser } from './categorical-parser.ts';
import { plain } from './plain-sentence.ts';
import type { PropertyParser } from './property-parser.ts';
import {
  ANYTHING,
  every,
  iff,
  ifThen,
  joinProperties,
  joinStatements,
  notProperty,
  type Property,
  type Statement,
} from './statement.ts';

/** What a conditional needs of the parser of whole sentences: its two sides are sentences themselves. */
export interface SentenceParts {
  part(text: string): Statement | null;
  lastIndividual: string | null;
}

/** "If …, then …", "only if", "if and only if", "unless": between sentences, or about whatever it may be. */
export class ConditionalParser {
  private readonly properties: PropertyParser;
  private readonly categorical: CategoricalParser;
  private readonly sentences: SentenceParts;

  constructor(properties: PropertyParser, categorical: CategoricalParser, sentences: SentenceParts) {
    this.properties = properties;
    this.categorical = categorical;
    this.sentences = sentences;
  }

  read(text: string): Statement | null {
    const first = /^if,? and only if,? (.+?), (?:then )?(.+)$/i.exec(text);
    if (first) return this.equivalence(first[1] ?? '', first[2] ?? '');
    const both = /^(.+?),? (?:if and only if|iff|just in case|exactly when|when and only when) (.+)$/i.exec(text);
    if (both) return this.equivalence(both[1] ?? '', both[2] ?? '');
    const front = /^(?:if|whenever|when|provided that|assuming that|in case) (.+?)(?:, then |,? then |, )(.+)$/i.exec(
      text,
    );
    if (front) {
      // the comma that ends the condition need not be the first one
      for (const cut of cutsOf(text)) {
        const said = this.implication(cut.condition, cut.result);
        if (said) return said;
      }
      return null;
    }
    const unlessFront = /^unless (.+?), (.+)$/i.exec(text);
    if (unlessFront) return this.unless(unlessFront[2] ?? '', unlessFront[1] ?? '');
    const unless = /^(.+?),? unless (.+)$/i.exec(text);
    if (unless) return this.unless(unless[1] ?? '', unless[2] ?? '');
    const onlyIfFront = /^only if (.+?)(?:,| then) (.+)$/i.exec(text);
    if (onlyIfFront) return this.implication(onlyIfFront[2] ?? '', onlyIfFront[1] ?? '');
    const onlyIf = /^(.+?),? only (?:if|when) (.+)$/i.exec(text);
    if (onlyIf)
      return (
        this.restricted(onlyIf[1] ?? '', onlyIf[2] ?? '', 'only') ?? this.implication(onlyIf[1] ?? '', onlyIf[2] ?? '')
      );
    const back = /^(.+?),? (?:if|whenever|provided that|provided|as long as|in case|on condition that) (.+)$/i.exec(
      text,
    );
    if (back)
      return this.restricted(back[1] ?? '', back[2] ?? '', 'if') ?? this.implication(back[2] ?? '', back[1] ?? '');
    const implies = /^(?:that )?(.+?) (?:implies|entails|means|guarantees) that (.+)$/i.exec(text);
    if (implies) return this.implication(implies[1] ?? '', implies[2] ?? '');
    return null;
  }

  private implication(condition: string, result: string): Statement | null {
    const generic = this.genericPair(condition, result);
    if (generic) return every(generic.condition, generic.result);
    const before = this.sentences.lastIndividual;
    const left = this.sentences.part(condition);
    const right = left && this.sentences.part(result);
    if (!left || !right) {
      this.sentences.lastIndividual = before;
      return null;
    }
    return ifThen(left, right);
  }

  private equivalence(left: string, right: string): Statement | null {
    const generic = this.genericPair(left, right) ?? this.genericPair(right, left);
    if (generic)
      return joinStatements('and', [
        every(generic.condition, generic.result),
        every(generic.result, generic.condition),
      ]);
    const one = this.sentences.part(left);
    const other = one && this.sentences.part(right);
    return one && other && iff(one, other);
  }

  private unless(said: string, exception: string): Statement | null {
    const narrowed = this.restricted(said, exception, 'unless');
    if (narrowed) return narrowed;
    const other = this.sentences.part(exception);
    const main = other && this.sentences.part(said);
    return main && other && joinStatements('or', [main, other]);
  }

  /** "Every A is B if it is C", "No A is B unless it is C". */
  private restricted(said: string, condition: string, how: 'if' | 'unless' | 'only'): Statement | null {
    const pronoun = subjectPronoun(condition);
    if (!pronoun) return null;
    const main = this.categorical.quantified(plain(said));
    if (main?.says !== 'every') return null;
    const extra = this.properties.phrase(pronoun.said);
    if (!extra) return null;
    if (how === 'only') return every(joinProperties('and', [main.subject, main.predicate]), extra);
    return every(joinProperties('and', [main.subject, how === 'if' ? extra : notProperty(extra)]), main.predicate);
  }

  /** "If someone is a cook, then they are a resident": both sides speak of the same thing, whatever it is. */
  private genericPair(condition: string, result: string): { condition: Property; result: Property } | null {
    const text = plain(condition);
    const subject =
      /^(?:(somebody|someone|something|anybody|anyone|anything|one)|(?:some|any|an?) (\S+(?: \S+){0,3}?)) (?=(?:is|are|has|does|can|cannot|must|will|isn't|doesn't|can't)\b)/i.exec(
        text,
      ) ?? /^(?:(somebody|someone|something|anybody|anyone|anything|one)|(?:some|any|an?) (\S+)) (?=\S+)/i.exec(text);
    if (!subject) return null;
    const pronoun = subjectPronoun(plain(result)) ?? sameNoun(plain(result), subject[2]);
    if (!pronoun) return null;
    const kind = subject[2] === undefined ? ANYTHING : this.properties.withRelative(subject[2], true);
    const left = kind && this.properties.phrase(text.slice(subject[0].length));
    const right = left && this.properties.phrase(pronoun.said);
    return kind && left && right && { condition: joinProperties('and', [kind, left]), result: right };
  }
}

function subjectPronoun(text: string): { said: string } | null {
  const match =
    /^(?:then )?(?:he or she|they|he|she|it|one|(?:that|this|such an?|the) (?:thing|person|one|\w+)) (?=\S)(.+)$/i.exec(
      text,
    );
  return match ? { said: match[1] ?? '' } : null;
}

function sameNoun(text: string, noun: string | undefined): { said: string } | null {
  if (noun === undefined) return null;
  const match = new RegExp(`^(?:that|this|the|such an?) ${noun.replace(/[^\p{L}\p{N} '-]/gu, '.')} (.+)$`, 'iu').exec(
    text,
  );
  return match ? { said: match[1] ?? '' } : null;
}

function* cutsOf(text: string): Generator<{ condition: string; result: string }> {
  const body = text.replace(/^(?:if|whenever|when|provided that|assuming that|in case) /i, '');
  const then = /,? then /i.exec(body);
  if (then) {
    yield { condition: body.slice(0, then.index), result: body.slice(then.index + then[0].length) };
    return;
  }
  let tries = 0;
  for (const match of body.matchAll(/, /g)) {
    tries += 1;
    if (tries > 4) return;
    yield { condition: body.slice(0, match.index), result: body.slice(match.index + match[0].length) };
  }
}
