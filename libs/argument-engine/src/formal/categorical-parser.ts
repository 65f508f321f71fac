import { type Determiner, determinerOf, QUANTIFIED } from './determiners.ts';
import { splitAt } from './joined-parts.ts';
import type { PropertyParser } from './property-parser.ts';
import type { Doubt, ReadingChoice } from './reading-choice.ts';
import {
  ANYTHING,
  every,
  joinProperties,
  joinStatements,
  notProperty,
  notStatement,
  type Property,
  some,
  type Statement,
} from './statement.ts';
import { verbCuts } from './verb-cuts.ts';

/** Sentences about all, some or none: the classical forms in their many wordings. */
export class CategoricalParser {
  private readonly properties: PropertyParser;
  private readonly choice: ReadingChoice;
  private readonly doubts: Set<Doubt>;

  constructor(properties: PropertyParser, choice: ReadingChoice, doubts: Set<Doubt>) {
    this.properties = properties;
    this.choice = choice;
    this.doubts = doubts;
  }

  /** "Being a cook is sufficient for being a resident", "To be A or B is necessary for not being C". */
  necessity(text: string): Statement | null {
    const condition =
      /^an? (necessary|sufficient) condition (?:for|of) (?:being|to be) (.+?) is (?:being|to be) (.+)$/i.exec(text);
    if (condition) {
      const of = this.properties.afterCopula(condition[2] ?? '');
      const is = of && this.properties.afterCopula(condition[3] ?? '');
      return is && (/^n/i.test(condition[1] ?? '') ? every(of, is) : every(is, of));
    }
    const match =
      /^(not )?(?:being|to be) (.+?) (?:is|are) (?:a )?(not )?(?:both )?(sufficient|necessary|enough|required|necessary and sufficient)(?: condition)? (?:for|to) (not )?(?:being|be) (.+)$/i.exec(
        text,
      );
    if (!match) return null;
    const left = this.properties.afterCopula(match[2] ?? '');
    const right = this.properties.afterCopula(match[6] ?? '');
    if (!left || !right) return null;
    const one = match[1] === undefined ? left : notProperty(left);
    const other = match[5] === undefined ? right : notProperty(right);
    const how = (match[4] ?? '').toLowerCase();
    const statement =
      how === 'necessary and sufficient'
        ? joinStatements('and', [every(one, other), every(other, one)])
        : /necessary|required/.test(how)
          ? every(other, one)
          : every(one, other);
    return match[3] === undefined ? statement : notStatement(statement);
  }

  /** "There is a cook who is a resident", "There are no cats that bark". */
  thereIs(text: string): Statement | null {
    const match = /^there (?:is|are|exists?|was|were) (not |no |nothing\b|nobody\b|no one\b)?(.*)$/i.exec(text);
    if (!match) return null;
    const negative = match[1] !== undefined;
    const rest = (match[2] ?? '')
      .trim()
      .replace(/^(?:at least one|one or more|some|any|several|certain|one|a certain)\s+/i, '')
      .replace(/,$/, '');
    const found = /^(?:not(?:hing|body)|no one) /i.test(text) ? rest : rest === '' ? 'thing' : rest;
    if (QUANTIFIED.test(found.replace(/^(?:some|any)(?:one|body|thing)\b/i, ''))) return null;
    const subject = /^(?:who|that|which) /.test(found)
      ? this.properties.withRelative(`thing ${found}`, true)
      : this.properties.withRelative(found, true);
    if (!subject) return null;
    const claim = some(subject, ANYTHING);
    return negative ? every(subject, notProperty(ANYTHING)) : claim;
  }

  quantified(text: string): Statement | null {
    return this.onlyThings(text) ?? this.noAndNo(text) ?? this.determined(text);
  }

  /** "Only cats are cute", "None but cats are cute", "The only cute things are cats". */
  private onlyThings(text: string): Statement | null {
    const theOnly = /^the only (.+?) (?:is|are) (.+)$/i.exec(text);
    if (theOnly) {
      const subject = this.properties.withRelative(theOnly[1] ?? '', true);
      const predicate = subject && this.properties.afterCopula(theOnly[2] ?? '');
      return predicate && every(subject, predicate);
    }
    const match =
      /^(all and only|only|none but|nothing but|nobody but|no one but|nothing except|no one except|nobody except|none except) (.+)$/i.exec(
        text,
      );
    if (!match) return null;
    for (const cut of verbCuts(match[2] ?? '')) {
      const subject = this.properties.withRelative(cut.subject, true);
      const predicate = subject && this.properties.phrase(cut.said);
      if (!predicate) continue;
      const only = every(predicate, subject);
      return /^all/i.test(match[1] ?? '') ? joinStatements('and', [every(subject, predicate), only]) : only;
    }
    return null;
  }

  /** "No A and no B is a C", "Every A and every B is a C". */
  private noAndNo(text: string): Statement | null {
    const match = /^(no|every|each|all) (.+?),? (?:and|or|nor) \1 (.+)$/i.exec(text);
    if (!match) return null;
    for (const cut of verbCuts(match[3] ?? '')) {
      const first = this.properties.withRelative(match[2] ?? '', true);
      const second = first && this.properties.withRelative(cut.subject, true);
      const said = second && this.properties.phrase(cut.said);
      if (!said) continue;
      const either = joinProperties('or', [first, second]);
      return every(either, /^no$/i.test(match[1] ?? '') ? notProperty(said) : said);
    }
    return null;
  }

  private determined(text: string): Statement | null {
    const found = determinerOf(text);
    if (!found) return null;
    for (const cut of verbCuts(found.rest, found.relative)) {
      const subject = this.subject(found, cut.subject);
      if (!subject) continue;
      const predicate = this.properties.phrase(cut.said);
      if (!predicate) continue;
      const statement = this.quantify(found, subject, predicate, cut.said);
      if (statement) return statement;
    }
    return null;
  }

  private subject(found: Determiner, text: string): Property | null {
    if (found.relative) {
      const said = this.properties.phrase(text);
      return said;
    }
    if (found.thing) {
      if (text === '') return ANYTHING;
      const relative = /^(?:else )?(?:,? ?(?:who|that|which) )(.+)$/.exec(text);
      if (relative) return this.properties.phrase((relative[1] ?? '').replace(/,$/, ''));
      const located = /^((?:in|on|at|from|inside) .+)$/.exec(text);
      return located ? this.properties.simple(located[1] ?? '', false) : null;
    }
    if (!/ (?:and|or) /.test(text) || (found.how === 'no' && !/ or /.test(text)))
      return this.properties.withRelative(text, true);
    // "All cats and dogs are cute": what is said of both kinds
    const parts = / (?:who|that|which) /.test(text) ? [text] : splitAt(text, text.includes(' or ') ? 'or' : 'and');
    const read = parts.map((part) => this.properties.withRelative(part, true)).filter((part) => part !== null);
    return read.length === parts.length ? joinProperties('or', read) : null;
  }

  private quantify(found: Determiner, subject: Property, predicate: Property, said: string): Statement | null {
    switch (found.how) {
      case 'no':
        return every(subject, notProperty(predicate));
      case 'not every':
        return notStatement(every(subject, predicate));
      case 'some':
        if (found.thing && subject.is !== 'anything') {
          this.doubts.add('someoneWho');
          if (this.choice.someoneWho === 'every') return every(subject, predicate);
        }
        return some(subject, predicate);
      case 'indefinite':
        this.doubts.add('indefinite');
        return this.choice.indefinite === 'some' ? some(subject, predicate) : every(subject, predicate);
      case 'every':
        if (
          !found.relative &&
          predicate.is === 'not' &&
          /^(?:is|are|do|does|has|have|can)\s+not (?!both\b)|^cannot|^\S+n't/.test(said) &&
          !/ (?:or|and) /.test(said)
        ) {
          this.doubts.add('allNot');
          if (this.choice.allNot === 'not all') return notStatement(every(subject, predicate.of));
        }
        return every(subject, predicate);
    }
  }
}
