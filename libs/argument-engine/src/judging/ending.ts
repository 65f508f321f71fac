import type { Phrasing } from '../output/phrasing.ts';
import type { Clause } from '../reading/clauses.ts';
import type { Assumptions } from './assumptions.ts';
import type { Case } from './case.ts';
import { flawAssumptions } from './flaw-assumptions.ts';

/** The condition under which the step holds, ready to stand after "provided that". */
export function conditionFrom(assumptions: Assumptions, reason: string, phrasing: Phrasing): string | null {
  for (const { text } of [...assumptions.necessary, ...assumptions.implicit]) {
    if (
      text.split(' ').length > 34 ||
      (reason !== '' && text.includes(reason)) ||
      /[:;“]/.test(text) ||
      /^(?:If|Only|There are reasons|The fact that|Who |Nothing that the text|The reader|Nobody)/.test(text)
    )
      continue;
    const words = text.replace(/\.$/, '');
    return /^\p{L}+ing\b/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : phrasing.decapitalised(words);
  }
  return null;
}

const NO_REASON = /^(?:Ad hominem|Straw man|Tu quoque|Appeal to popularity|Red herring)$/;

/** Flaws that are none where what they take for granted is true. */
const CURABLE =
  /^(?:Appeal to (?:tradition|authority|nature)|Slippery slope|False analogy|Equivocation|Undistributed middle)$/;

/** The condition that the key flaw calls for, else the first that the step needs. */
export function conditionOfCase(of: Case, assumptions: Assumptions): string | null {
  const [keyFlaw] = of.flaws;
  // its two ways are told with "unless there is a third"
  if (keyFlaw?.label === 'False dilemma' && of.reading.clauses.some(({ lower }) => /^either\b/.test(lower)))
    return null;
  if (keyFlaw && CURABLE.test(keyFlaw.label)) {
    const [own] = flawAssumptions({ ...of, flaws: [keyFlaw] }, 1);
    const condition = own && conditionFrom({ ...assumptions, necessary: [own], implicit: [] }, '', of.phrasing);
    if (condition) return condition;
  }
  return conditionFrom(assumptions, of.reason, of.phrasing);
}

/** Clauses that a careful writer leaves out. */
export function withoutReason(of: Case): Set<Clause> {
  const spans = of.flaws
    .filter((flaw) => NO_REASON.test(flaw.label) && flaw.strength >= 0.55)
    .flatMap((flaw) => flaw.spans);
  return new Set(
    of.reading.clauses
      .slice(0, 400)
      .filter(
        (clause) =>
          clause !== of.conclusion && spans.some((span) => span.start < clause.end && clause.start < span.end),
      ),
  );
}

/** How the paragraph ends where the step itself does not hold. */
export function closingFor(of: Case, claim: string): string | null {
  for (const flaw of of.flaws.slice(0, 1)) {
    switch (flaw.label) {
      case 'Correlation taken for causation':
        if (of.kind !== 'causal') break;
        return `this makes it possible, though not yet certain, that ${claim}; other causes still have to be ruled out`;
      case 'False cause':
        return `this makes it possible, though not yet certain, that ${claim}; other causes still have to be ruled out`;
      case 'Circular reasoning':
        return `what is still missing is a reason that does not take for granted that ${claim}`;
      case 'Composition':
      case 'Division':
        return `whether it follows that ${claim} depends on how the parts make up the whole`;
      case 'Appeal to ignorance':
        return `this leaves it open whether ${claim}; a reason that speaks for it is still missing`;
      case 'Unrepresentative sample':
        return `if a fair sample gives the same answer, ${claim}`;
      case 'Necessary condition taken for sufficient':
        return `therefore, provided that nothing further is required, ${claim}`;
      case 'Sunk cost':
        return `if what is still to come is worth what it will cost, ${claim}; what has been spent does not count`;
      case 'Does not follow':
      case 'Illicit process':
      case 'Exclusive premises':
      case 'Negation out of step':
        return `this leaves it open whether ${claim}; a further reason is needed that leads from the others to it`;
      default:
        break;
    }
  }
  return null;
}
