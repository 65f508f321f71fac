import { asSentence, capitalised, type Phrasing, quoted } from '../output/phrasing.ts';
import { claimKindOf } from '../reading/conclusion-type.ts';
import type { Reading } from '../reading/roles.ts';
import { linkTerms } from '../reading/terms.ts';
import { mainPremises } from './assumptions.ts';
import type { Flaw } from './flaws.ts';
import type { Method } from './method.ts';

function pressure(method: Method, kind: ReturnType<typeof claimKindOf>, loose: string, fresh: string): string {
  switch (method.name) {
    case 'generalisation':
    case 'example':
      return 'the cases mentioned may be exceptions, and cases that point the other way are not looked for';
    case 'analogy':
      return 'the cases compared may differ in just the respect that matters';
    case 'authority':
      return 'those who are cited may be mistaken or quoted one-sidedly, and others of equal standing may disagree';
    case 'statistics':
      return 'the figures may have other causes, or may not carry over to the cases that the conclusion speaks of';
    case 'abduction':
      return 'another explanation may fit the same facts';
    default:
      break;
  }
  if (kind === 'policy') {
    return fresh && loose
      ? `the text does not show that ${quoted(fresh)} would change anything about ${quoted(loose)}, nor that nothing milder or cheaper would do`
      : 'the same end might be reached by milder means, and the costs of acting on the claim are not weighed';
  }
  if (kind === 'predictive') return 'conditions may change, and similar expectations have failed before';
  if (kind === 'causal') return 'both may have a common cause, or the influence may run the other way';
  if (kind === 'evaluative' || kind === 'comparative')
    return 'someone who judges by another standard can grant every fact and still judge otherwise';
  return fresh && loose
    ? `nothing said about ${quoted(loose)} settles the matter of ${quoted(fresh)}`
    : 'the reason could hold just as well if the conclusion were false';
}

/** The strongest reply that can be built from the text's own terms. */
export function findCounter(reading: Reading, method: Method, flaws: readonly Flaw[], phrasing: Phrasing): string {
  const { conclusion, objections, rebuttals } = reading;
  if (!conclusion) return '';
  const claim = phrasing.said(conclusion);
  const kind = claimKindOf(conclusion.lower);
  const links = linkTerms(reading.premises, conclusion);
  const loose = phrasing.decapitalised(links.onlyInPremises[0]?.text ?? '');
  const fresh = phrasing.decapitalised(links.newInConclusion[0]?.text ?? '');
  const main = mainPremises(reading, 1)[0];
  const parts: string[] = [];
  const objection = objections.find((clause) => clause.words.length >= 5);
  if (objection) {
    const answer = rebuttals.find((clause) => clause.index > objection.index && clause.index - objection.index <= 2);
    parts.push(`The text itself mentions an objection: ${quoted(objection.text, 200)}.`);
    parts.push(
      answer
        ? `Its answer, ${quoted(answer.text, 160)}, weakens that objection; a critic would ask whether it removes it.`
        : 'It leaves that objection without an answer.',
    );
  }
  if (main) {
    parts.push(
      `One can grant that ${phrasing.said(main)} and still doubt that ${claim}: ${pressure(method, kind, loose, fresh)}.`,
    );
  } else {
    parts.push(
      `Someone who denies that ${claim} is given no reason to change their mind, and can assert the opposite with the same right.`,
    );
  }
  const strongest = flaws[0];
  if (strongest && strongest.confidence >= 0.6 && strongest.label !== 'Unsupported assertion') {
    parts.push(`Besides, a critic can object that it commits the mistake known as “${strongest.label.toLowerCase()}”.`);
  }
  return parts.map((part) => asSentence(capitalised(part))).join(' ');
}
