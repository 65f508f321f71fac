import { asSentence, type Phrasing } from '../output/phrasing.ts';
import type { Reading } from '../reading/roles.ts';
import { claimKindOf } from '../reading/conclusion-type.ts';
import { type Assumptions, mainPremises } from './assumptions.ts';
import { isFormal } from './support-flaws.ts';

const MOST_REASONS = 8;
const HEDGES: ReadonlyArray<[RegExp, string]> = [
  [/\balways\b/gi, 'usually'],
  [/\bnever\b(?! been)/gi, 'rarely'],
  [
    /(?<!\b(?:after|at|above|of|in|not|with|almost|nearly) )\ball\b(?= (?:of )?(?:the |these |those )?\p{L}+s\b)/giu,
    'most',
  ],
  [/\b(?:definitely|certainly|undoubtedly|absolutely|obviously|most certainly)\b/gi, 'probably'],
  [/\bproves\b/gi, 'suggests'],
  [/\bimpossible\b/gi, 'very unlikely'],
  [/\binevitably\b/gi, 'probably'],
];

/** Takes the edge off words that claim more than reasons can carry. */
export function hedge(text: string): string {
  let hedged = text;
  for (const [pattern, milder] of HEDGES) {
    hedged = hedged.replace(pattern, (word) =>
      /^\p{Lu}/u.test(word) ? milder.charAt(0).toUpperCase() + milder.slice(1) : milder,
    );
  }
  return hedged;
}

/** The argument rewritten: reasons numbered, the hidden step said aloud, the objection met, the conclusion last. */
export function improve(reading: Reading, assumptions: Assumptions, phrasing: Phrasing): string {
  const { conclusion } = reading;
  if (!conclusion) return '';
  const formal = isFormal(reading);
  const soften = (text: string): string => (formal ? text : hedge(text));
  const claim = soften(phrasing.said(conclusion));
  const reasons = mainPremises(reading, MOST_REASONS);
  if (reasons.length === 0) {
    return [
      `Claim: ${asSentence(claim)}`,
      'What is missing: at least one reason that someone who doubts the claim could accept, and, if possible, an example or a source for it.',
      `Frame: “I hold that ${claim}, because …; and that is a good reason, since …”`,
    ].join('\n');
  }
  const lines = reasons.map((reason, at) => `${at + 1}. ${asSentence(soften(phrasing.said(reason)))}`);
  const step = assumptions.necessary[0];
  if (step) lines.push(`${lines.length + 1}. Assumption, now stated: ${phrasing.decapitalised(step.text)}`);
  const objection = reading.objections.find((clause) => clause.words.length >= 4);
  if (objection) {
    const answer = reading.rebuttals.find(
      (clause) => clause.index > objection.index && clause.index - objection.index <= 2,
    );
    const granted = asSentence(phrasing.said(objection));
    lines.push(
      answer
        ? `${lines.length + 1}. Objection and answer: ${granted} However, ${asSentence(phrasing.said(answer)).replace(/^\p{Lu}/u, (letter) => (phrasing.decapitalised(letter + 'x').charAt(0) === letter ? letter : letter.toLowerCase()))}`
        : `${lines.length + 1}. Objection that still needs an answer: ${granted}`,
    );
  }
  lines.push(
    `${claimKindOf(conclusion.lower) === 'policy' || formal ? 'Therefore' : 'Therefore, as far as these reasons go'}, ${asSentence(claim).replace(/^./u, () => claim.charAt(0))}`,
  );
  return lines.join('\n');
}
