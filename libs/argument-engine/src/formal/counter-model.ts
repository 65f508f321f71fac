import type { FormalCounterModel } from '@premise/contracts';
import type { Sayer } from './say.ts';
import type { Situation } from './statement.ts';

function list(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Tells a situation in words: what there is, what each thing is and is not, and which facts hold. */
export function tellSituation(
  situation: Situation,
  sayer: Sayer,
  terms: ReadonlySet<string>,
  facts: ReadonlySet<string>,
): FormalCounterModel {
  const unnamed = situation.things.filter((thing) => thing.individual === undefined);
  let count = 0;
  const things = situation.things.map((thing) => {
    const name =
      thing.individual === undefined
        ? unnamed.length === 1
          ? 'it'
          : `thing ${(count += 1)}`
        : sayer.individual(thing.individual);
    return {
      name,
      is: [...terms].filter((term) => thing.terms.has(term)).map((term) => sayer.term(term)),
      isNot: [...terms].filter((term) => !thing.terms.has(term)).map((term) => sayer.term(term, false)),
    };
  });
  const sentences: string[] = [];
  if (terms.size > 0) {
    const named = situation.things.filter((thing) => thing.individual !== undefined);
    const number = NUMBERS[unnamed.length] ?? String(unnamed.length);
    const what = [
      ...(named.length > 0 ? [list(named.map((thing) => sayer.individual(thing.individual ?? '')))] : []),
      ...(unnamed.length > 0
        ? [`${number} ${named.length > 0 ? 'other ' : ''}${unnamed.length === 1 ? 'thing' : 'things'}`]
        : []),
    ];
    sentences.push(`Suppose there ${situation.things.length === 1 ? 'is' : 'are'} only ${list(what)}.`);
    for (const thing of things) {
      const said = list([...thing.is, ...(thing.is.length > 0 && thing.isNot.length > 0 ? [] : thing.isNot)]);
      const denied = thing.is.length > 0 && thing.isNot.length > 0 ? `, but ${list(thing.isNot)}` : '';
      sentences.push(`${thing.name.charAt(0).toUpperCase()}${thing.name.slice(1)} ${said}${denied}.`);
    }
  }
  if (facts.size > 0) {
    const said = list([...facts].map((fact) => sayer.fact(fact, situation.facts.has(fact))));
    sentences.push(terms.size > 0 ? `${said.charAt(0).toUpperCase()}${said.slice(1)}.` : `Suppose ${said}.`);
  }
  sentences.push('Then every premise is true and the conclusion is false.');
  return { text: sentences.join(' '), things };
}
