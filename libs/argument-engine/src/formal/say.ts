import { withArticle } from './noun-forms.ts';
import type { Property, Statement } from './statement.ts';
import type { TermWords, Vocabulary } from './vocabulary.ts';

const PASTS: ReadonlySet<string> = new Set(
  'went came saw took made gave got ran ate won lost wrote led left found knew said told felt kept stood stole broke'.split(
    ' ',
  ),
);

function thirdPerson(verb: string): string {
  if (/[^e]ed$/.test(verb) || PASTS.has(verb)) return verb;
  if (verb === 'have') return 'has';
  if (/(?:s|sh|ch|x|z|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** "is a cat", "is not German", "breaks", "does not break". */
export function sayTerm(words: TermWords, holds: boolean): string {
  const { kind, text } = words;
  if (kind === 'noun') {
    const single = /^[\p{Lu}\d]$/u.test(text) ? text : withArticle(text);
    return holds ? `is ${single}` : `is not ${single}`;
  }
  if (kind === 'quality') return holds ? `is ${text}` : `is not ${text}`;
  const [verb = '', ...rest] = text.split(' ');
  if (words.modal === true) return holds ? text : [`${verb} not`.replace(/^can not$/, 'cannot'), ...rest].join(' ');
  const past = thirdPerson(verb) === verb;
  if (past && !holds) return `never ${text}`;
  return holds ? [thirdPerson(verb), ...rest].join(' ') : `does not ${text}`;
}

function list(parts: readonly string[], joint: string): string {
  if (parts.length < 3) return parts.join(` ${joint} `);
  return `${parts.slice(0, -1).join(', ')} ${joint} ${parts.at(-1) ?? ''}`;
}

/** Puts the keys of an argument back into words. */
export class Sayer {
  private readonly vocabulary: Vocabulary;
  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
  }

  term(key: string, holds = true): string {
    return sayTerm(this.vocabulary.terms.get(key) ?? { kind: 'quality', text: key }, holds);
  }

  individual(key: string): string {
    return this.vocabulary.individuals.get(key) ?? key;
  }

  fact(key: string, holds = true): string {
    const words = this.vocabulary.facts.get(key) ?? key;
    return holds ? `it is true that ${words}` : `it is not true that ${words}`;
  }

  /** "is a cat and is not black". */
  property(property: Property, holds = true): string {
    switch (property.is) {
      case 'anything':
        return holds ? 'exists' : 'does not exist';
      case 'term':
        return this.term(property.term, holds);
      case 'not':
        return this.property(property.of, !holds);
      default: {
        const joint = (property.is === 'and') === holds ? 'and' : 'or';
        return list(
          property.of
            .filter((part) => part.is !== 'anything')
            .map((part) => {
              const said = this.property(part, holds);
              return (part.is === 'and' || part.is === 'or') && joint === 'and' ? `(${said})` : said;
            }),
          joint,
        );
      }
    }
  }

  statement(statement: Statement, holds = true): string {
    switch (statement.says) {
      case 'every':
        if (holds) return `everything that ${this.property(statement.subject)} ${this.property(statement.predicate)}`;
        return `there is something that ${this.both(statement.subject, statement.predicate, false)}`;
      case 'some':
        if (holds) return `there is something that ${this.both(statement.subject, statement.predicate, true)}`;
        return `there is nothing that ${this.both(statement.subject, statement.predicate, true)}`;
      case 'named':
        return `${this.individual(statement.individual)} ${this.property(statement.predicate, holds)}`;
      case 'fact':
        return this.fact(statement.fact, holds);
      case 'not':
        return this.statement(statement.of, !holds);
      default:
        return list(
          statement.of.map((part) => this.statement(part, holds)),
          (statement.says === 'and') === holds ? 'and' : 'or',
        );
    }
  }

  private both(subject: Property, predicate: Property, holds: boolean): string {
    const said = predicate.is === 'anything' && holds ? '' : this.property(predicate, holds);
    if (subject.is === 'anything') return said === '' ? 'exists' : said;
    const what = this.property(subject);
    if (said === '') return what;
    return `${what} ${holds && !/ not /.test(said) ? 'and' : 'but'} ${said}`;
  }
}
