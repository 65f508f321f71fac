import type { FormalCheck } from '@premise/contracts';
import { canAllBeTrue, decide, keysOf } from './decide.ts';
import type { Effort } from './effort.ts';
import type { Sayer } from './say.ts';
import { ANYTHING, type Property, some, type Statement, term } from './statement.ts';

/** What has to exist for the traditional reading: something of every kind a universal sentence speaks of. */
function existenceOf(statements: readonly Statement[]): Property[] {
  const found = new Map<string, Property>();
  const add = (property: Property): void => {
    if (property.is !== 'anything') found.set(JSON.stringify(property), property);
  };
  for (const statement of statements) {
    if (statement.says !== 'every') continue;
    add(statement.subject);
    for (const key of keysOf([statement]).terms) add(term(key));
  }
  return [...found.values()];
}

/** What has to exist for a conclusion to follow that does not follow without; undefined where nothing of the kind helps. */
export function existence(
  premises: readonly Statement[],
  conclusion: Statement,
  sayer: Sayer,
  effort: Effort,
): FormalCheck['existence'] {
  const kinds = existenceOf([...premises, conclusion]).slice(0, 12);
  let needed = kinds.map((kind) => some(kind, ANYTHING));
  if (needed.length === 0 || decide([...premises, ...needed], conclusion, effort).follows !== true) return undefined;
  if (canAllBeTrue([...premises, ...needed], effort) !== true) return undefined;
  for (const claim of [...needed]) {
    const fewer = needed.filter((other) => other !== claim);
    if (decide([...premises, ...fewer], conclusion, effort).follows === true) needed = fewer;
  }
  const said = needed.map((claim) => sayer.statement(claim));
  return {
    needed: said,
    text: `It does follow if ${said.join(' and if ')}, which the premises do not say. Traditional logic takes that for granted; modern logic, and this check, do not.`,
  };
}
