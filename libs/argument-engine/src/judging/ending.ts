import type { Phrasing } from '../output/phrasing.ts';
import type { Clause } from '../reading/clauses.ts';
import type { Assumptions } from './assumptions.ts';
import type { Case } from './case.ts';

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
      default:
        break;
    }
  }
  return null;
}
