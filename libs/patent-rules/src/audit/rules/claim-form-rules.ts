import type { AuditMend } from '@premise/contracts';
import type { Claim } from '../../claims/claim.ts';
import { numberOf } from '../../claims/claim-outline.ts';
import { excerpt } from '../../text/text-hits.ts';
import { cfr, mpep } from '../citations.ts';
import { counted, judged, mend, type Remark, type Rule } from '../rule.ts';
import { examineClaims, said } from './claim-rule.ts';

export const claimsNumbered: Rule = {
  id: 'C1',
  checks: 'Claims are numbered 1, 2, 3 without gap or repetition',
  level: 'fix',
  matters: 'later',
  citation: cfr('1.75(f)'),
  why: 'A provisional needs no claims. Those that are there are called by their numbers, in fees, in replies and in court.',
  examine: (facts) =>
    examineClaims(facts, ({ claims }) => {
      const wrong = claims.filter((claim, at) => claim.number !== at + 1);
      const repair = wrong.length > 0 ? renumbered(claims) : null;
      const remarks = wrong.slice(0, 1).map((claim): Remark => {
        const span = claim.numberSpan ?? { start: claim.textStart, end: claim.textStart };
        const is = claim.number === null ? 'has no number' : `has the number ${claim.number}`;
        return {
          place: 'claims',
          span,
          about: 'numbers',
          message: `The ${ordinal(claim.index + 1)} claim ${is}${wrong.length > 1 ? `; ${counted(wrong.length, 'claim')} are out of count` : ''}.`,
          ...(repair === null ? {} : { mend: repair }),
        };
      });
      return judged(`${counted(claims.length, 'claim')}, numbered from 1.`, remarks);
    }),
};

function ordinal(number: number): string {
  const tens = number % 100;
  const ending = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

/** New numbers for claims and for what refers to them; null where a number is used twice, since a reference to it could mean either. */
function renumbered(claims: readonly Claim[]): AuditMend | null {
  const used = claims.flatMap(({ number }) => number ?? []);
  if (new Set(used).size !== used.length) return null;
  const places = new Map(
    claims.flatMap(({ number, index }) => (number === null ? [] : [[number, index + 1] as const])),
  );
  const edits = claims.flatMap((claim, at): AuditMend['edits'] => {
    const own: AuditMend['edits'] = [];
    if (claim.numberSpan === null) own.push({ start: claim.textStart, end: claim.textStart, text: `${at + 1}. ` });
    else if (claim.number !== at + 1) own.push({ ...claim.numberSpan, text: `${at + 1}.` });
    if (claim.dependsOn && !claim.dependsOn.relative) {
      const { start, end } = claim.dependsOn.span;
      const text = claim.text.slice(start - claim.textStart, end - claim.textStart);
      const changed = text.replace(/\d+/g, (digits) => String(places.get(Number(digits)) ?? digits));
      if (changed !== text) own.push({ start, end, text: changed });
    }
    return own;
  });
  return mend('Number the claims from 1', 'claims', edits);
}

const ABBREVIATIONS =
  /(?:\b(?:e\.g|i\.e|etc|vs|cf|al|approx|fig|figs|no|nos|pat|inc|ltd|co|dr|st|max|min|ca|viz|u\.s|a\.m|p\.m|seq|vol|wt|sec)|\b\p{L}|\d)$/iu;

export const oneSentence: Rule = {
  id: 'C2',
  checks: 'Each claim is one sentence from a capital to a full stop',
  level: 'review',
  matters: 'later',
  citation: mpep('608.01(m)'),
  why: 'A claim is the object of "I claim": one sentence. A second full stop leaves open where the claim ends.',
  examine: (facts) =>
    examineClaims(facts, ({ claims }) =>
      judged(
        `${counted(claims.length, 'claim')}, each one sentence.`,
        claims.flatMap((claim) => sentenceRemarks(claim)),
      ),
    ),
};

function sentenceRemarks(claim: Claim): Remark[] {
  const remarks: Remark[] = [];
  const { text, textStart } = claim;
  const about = `claim ${numberOf(claim)}`;
  const letter = /\p{L}/u.exec(text);
  if (letter && letter.index < 3 && letter[0] !== letter[0].toUpperCase()) {
    const start = textStart + letter.index;
    remarks.push({
      place: 'claims',
      span: { start, end: start + letter[0].length },
      about: `${about} capital`,
      message: `${said(claim)} does not begin with a capital.`,
      mend: mend('Begin with a capital', 'claims', [
        { start, end: start + letter[0].length, text: letter[0].toUpperCase() },
      ]),
    });
  }
  const end = textStart + text.length;
  if (text !== '' && !/\.["”’)]?$/.test(text)) {
    const loose = /[,;:]\s*$/.exec(text);
    const start = loose ? textStart + loose.index : end;
    remarks.push({
      place: 'claims',
      span: { start: Math.max(textStart, end - 1), end },
      about: `${about} stop`,
      message: `${said(claim)} does not end with a full stop.`,
      mend: mend('End it with a full stop', 'claims', [{ start, end, text: '.' }]),
    });
  }
  for (const match of text.matchAll(/(?<!\.\s?)\.(?=\s+["“(]?\p{Lu})/gu)) {
    if (ABBREVIATIONS.test(text.slice(Math.max(0, match.index - 8), match.index))) continue;
    remarks.push({
      place: 'claims',
      span: { start: textStart + match.index, end: textStart + match.index + 1 },
      about: `${about} inner ${excerpt(text.slice(Math.max(0, match.index - 20), match.index), 20)}`,
      message: `${said(claim)} has a full stop before its end.`,
    });
  }
  return remarks;
}
