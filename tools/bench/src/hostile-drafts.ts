import { auditDraft, type AuditedDraft } from '@premise/patent-rules';
import { fittedExponent } from './engine-growth.ts';

/**
 * The audit of drafts made to be slow: how its time grows from 25 kB to 400 kB of each. Anybody may send such a text to the audit of a
 * visitor's draft, so that none of them may cost more than its length. The exponent of the fitted power law is 1 where time grows with the length.
 */
const SIZES = [25_000, 100_000, 400_000];
const GOAL = 1.5;
/** Below it a measurement says more of the machine than of the text. */
const NOTHING_MS = 40;

const filled = (size: number, text: string): string => text.repeat(Math.ceil(size / text.length)).slice(0, size);
const claimsOf = (size: number, claim: (number: number) => string): string => {
  const claims: string[] = [];
  for (let length = 0; length < size;) {
    const next = `${claims.length + 1}. ${claim(claims.length + 1)}`;
    claims.push(next);
    length += next.length + 1;
  }
  return claims.join('\n');
};

const DRAFTS: Record<string, (size: number) => AuditedDraft> = {
  '"said" in the claims': (size) => ({ claims: filled(size, 'said ') }),
  '"the first" in the claims': (size) => ({ claims: filled(size, 'the first ') }),
  'a lever, the lever': (size) => ({ claims: filled(size, 'a lever and the lever xy, ') }),
  'a chain of claims': (size) => ({
    claims: claimsOf(size, (number) => `The device of claim ${number - 1}, wherein the x is y.`),
  }),
  'a chain of parts': (size) => ({
    claims: claimsOf(size, (number) => `The device of claim ${number - 1}, with a part${number} on part${number - 1}.`),
  }),
  'any preceding claim': (size) => ({
    claims: claimsOf(size, () => 'The device of any preceding claim, wherein the x is y.'),
  }),
  'many claims on many': (size) => ({
    claims: claimsOf(size, (number) =>
      number < 500 ? 'A device comprising an x.' : `The device of any one of claims 1 to ${number - 1}, wherein the x.`,
    ),
  }),
  '"a-" in the description': (size) => ({ detailedDescription: filled(size, 'a-') }),
  '"Ala-" in the description': (size) => ({ detailedDescription: filled(size, 'Ala-') }),
  'signs without end': (size) => ({ detailedDescription: filled(size, 'lever 12, 13 and ') }),
  'one letter, on funding': (size) => ({ federalResearch: filled(size, 'x') }),
  'line breaks': (size) => ({ claims: `${filled(size, '\n')}x`, detailedDescription: `${filled(size, '\n')}x` }),
  'benefits of applications': (size) => ({
    crossReference: filled(size, 'claims the benefit of earlier prior parent '),
    background: `claims ${filled(size, ' ')}the${filled(size, ' ')}x`,
  }),
  'praise in the abstract': (size) => ({
    abstract: `${filled(size / 2, 'nobody has my invention very ')}${filled(size / 2, 'x')}`,
    title: filled(size, 'best and '),
  }),
  slights: (size) => ({
    background: `${filled(size / 2, 'known patents of competitors are very ')}${filled(size / 2, 'A-')}`,
    detailedDescription: filled(size, 'Acme’s rivals is quite so '),
  }),
  'digits in claims': (size) => ({ claims: `1. ${filled(size, '1')}`, detailedDescription: filled(size, '1') }),
};

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function timeOf(draft: AuditedDraft): number {
  return median(
    Array.from({ length: 3 }, () => {
      const start = performance.now();
      auditDraft(draft);
      return performance.now() - start;
    }),
  );
}

export function runHostileDrafts(): boolean {
  for (const draftOf of Object.values(DRAFTS)) auditDraft(draftOf(5_000));
  const results = Object.entries(DRAFTS).map(([name, draftOf]) => {
    const points = SIZES.map((size) => ({ size, time: timeOf(draftOf(size)) }));
    const exponent = fittedExponent(points);
    const longest = points.at(-1)?.time ?? 0;
    const met = exponent <= GOAL || longest < NOTHING_MS;
    console.log(
      `${name.padEnd(28)} ${points.map(({ time }) => `${time.toFixed(0).padStart(6)} ms`).join('')}  exponent ${exponent.toFixed(2)}: ${met ? 'met' : 'missed'}`,
    );
    return met;
  });
  console.log(`${SIZES.map((size) => `${size / 1000} kB`).join(', ')}; goal: at most ${GOAL}`);
  return results.every(Boolean);
}

if (import.meta.main) process.exitCode = runHostileDrafts() ? 0 : 1;
