import { asSentence } from '../output/phrasing.ts';
import { type Case, conditionOf, scopeOf } from './case.ts';
import type { Flaw } from './flaw.ts';
import type { Assumption } from './scheme-assumptions.ts';
import { isStatement, punctuated } from './wording.ts';

type Template = (of: Case, flaw: Flaw) => string | null;

/** What would have to be true for the step that is called a flaw to be none. */
const TEMPLATES: Readonly<Record<string, Template>> = {
  'False dilemma': (of) => {
    const ways = waysOf(of);
    return ways
      ? `There is no third way besides these two: ${ways.first}, or ${ways.second}`
      : 'There is no way open besides those that are named';
  },
  'Appeal to popularity': () => 'What most people believe about this is true',
  'Appeal to tradition': () => 'What has long been done is still the right thing to do today',
  'Appeal to nature': () => 'What is natural is good, and what is not natural is bad',
  'Appeal to ignorance': (of) => `If it were not so that ${of.claim}, someone would have shown it by now`,
  'Ad hominem': () => 'Who holds a view, and from what motive, decides whether it is true',
  'Tu quoque': () => 'Advice is wrong if those who give it do not follow it themselves',
  'Slippery slope': () => 'Each step makes the next one all but certain, and nobody could stop on the way',
  'Sunk cost': () => 'What has already been spent is a reason to go on spending',
  'Straw man': () => 'The other side really holds the view that is ascribed to it',
  'Correlation taken for causation': (of) =>
    isStatement(of.reason)
      ? `Nothing else explains as well why ${of.reason}`
      : 'Nothing else explains why the two go together',
  'False cause': () => 'Nothing else changed at the same time that could have had the same effect',
  'Unrepresentative sample': (of) => `Those who were asked are representative of ${scopeOf(of)}`,
  Composition: () => 'What is true of each part is true of the whole',
  Division: () => 'What is true of the whole is true of each part',
  'Affirming the consequent': onlyIf,
  'Denying the antecedent': onlyIf,
  'Undistributed middle': () => 'Nothing else has the feature that the two have in common',
  'Necessary condition taken for sufficient': () => 'What is required is also enough, with nothing further needed',
  'Circular reasoning': () => 'The reader already accepts the conclusion when reading the reason for it',
  Equivocation: () => 'The word keeps one meaning from the reason to the conclusion',
  'False analogy': (of) =>
    of.method.name === 'analogy' ? null : 'The two cases do not differ in anything that matters here',
  'Appeal to authority': () => 'The person cited knows the matter and has no interest in the answer',
};

/** Both ways of misreading "if A, B" would be sound if B held only if A. */
function onlyIf(of: Case, flaw: Flaw): string {
  const clause = of.reading.clauses.find((candidate) => candidate.start === flaw.spans[0]?.start);
  const parts = clause ? conditionOf(of.phrasing.said(clause)) : null;
  return parts ? `${parts.result} only if ${parts.condition}` : 'The result can come about in no other way';
}

function waysOf(of: Case): { first: string; second: string } | null {
  for (const clause of of.reading.clauses.slice(0, 60)) {
    const match = /^either (.{3,90}?),? or (.{3,90})$/i.exec(of.phrasing.said(clause));
    if (match) return { first: match[1] ?? '', second: match[2] ?? '' };
  }
  return null;
}

/** A guess by the look of a text says of no step what it takes for granted, unless it is more likely right than not. */
const LEAST_OF_A_GUESS = 0.5;

/** Assumptions that come with the flaws found, the strongest first. */
export function flawAssumptions(of: Case, most: number): Assumption[] {
  const found: Assumption[] = [];
  for (const flaw of of.flaws) {
    if (flaw.learned === true && flaw.confidence < LEAST_OF_A_GUESS) continue;
    const text = TEMPLATES[flaw.label]?.(of, flaw) ?? null;
    if (text === null || found.some((known) => known.text === asSentence(text))) continue;
    found.push({
      text: punctuated(asSentence(text)),
      explanation: `Without it the text commits the mistake known as “${flaw.label.toLowerCase()}”.`,
      confidence: Math.round(flaw.strength * 100) / 100,
      spans: flaw.spans,
    });
    if (found.length === most) break;
  }
  return found;
}
