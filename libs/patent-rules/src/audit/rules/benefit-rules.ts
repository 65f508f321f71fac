import type { AuditSpan } from '@premise/contracts';
import { matchesOf } from '../../text/text-hits.ts';
import { usc } from '../citations.ts';
import { hitsIn } from '../draft-facts.ts';
import { judged, notApplicable, type Remark, type Rule } from '../rule.ts';

/** An application or patent, as a sentence names it whose benefit it claims. */
const EARLIER =
  /\b(?:(?:co-?pending|commonly[- ]owned|prior|earlier|parent|provisional|non-?provisional|foreign|international|PCT|U\.?\s?S\.?|United States|patent)\s+){0,5}(?:applications?\b|patents?\s+(?:applications?|nos?\b|number)|app(?:l|ln)?\.|ser(?:ial|\.)|no\.\s*\d|PCT\/|\d{2}\/\d{3},?\d{3})/i;
const CLAIMED: readonly RegExp[] = [
  /\b(?:claims?|claiming|entitled\s+to)\s+(?:the\s+|all\s+)?(?:right\s+of\s+)?(?:(?:foreign|domestic|convention)\s+)?(?:benefits?|priority)\b/gi,
  /\b(?:benefits?|priority)\s+(?:is|are)\s+(?:hereby\s+)?claimed\b/gi,
  /\b(?:continuation(?:[- ]in[- ]part)?|divisional?|division)(?:\s+application)?\s+of\b/gi,
];
/** How far from the claim its application is named. */
const REACH = 140;
/** Said not to be so, or that it may be so one day. */
const NOT_CLAIMED =
  /\b(?:not|no|nor|never|without|neither|may|might|can|could|will|would|shall|should|must|to)\s+(?:\w+\s+){0,2}$/i;
/** The benefit of this one: what a later application is to claim. */
const OF_THIS_ONE = /^[^.;]{0,60}?\b(?:of|to|from)\s+(?:the\s+)?(?:this|present|instant)\b/i;

function claimsIn(unit: string): AuditSpan[] {
  return CLAIMED.flatMap((pattern) => matchesOf(unit, pattern)).filter(({ start, end, text }) => {
    const ahead = unit.slice(end, end + REACH);
    if (NOT_CLAIMED.test(unit.slice(Math.max(0, start - 40), start)) || OF_THIS_ONE.test(ahead)) return false;
    // a continuation is one of what comes next, and of nothing further on
    if (/\bof$/i.test(text)) {
      const named = EARLIER.exec(ahead);
      return named !== null && /^\s*(?:and\s+claims\b[^.;]{0,60}|(?:\w+\s+){0,2})$/i.test(ahead.slice(0, named.index));
    }
    return (
      EARLIER.test(ahead) ||
      EARLIER.test(unit.slice(Math.max(0, start - REACH), start)) ||
      /\bU\.?\s?S\.?\s?C\b/i.test(ahead)
    );
  });
}

export const noEarlierBenefit: Rule = {
  id: 'S14',
  checks: 'The provisional claims no benefit or priority of an earlier application',
  level: 'review',
  matters: 'provisional',
  citation: usc('111(b)(7)'),
  why: 'A provisional cannot take over the date of an earlier application, in the United States or abroad: it has its own filing date and no other. Whoever counts on the earlier date may find the year to follow it up gone. What claims both dates is the nonprovisional that follows.',
  examine(facts) {
    const texts = facts.texts('crossReference', 'field', 'background', 'detailedDescription');
    if (texts.length === 0) return notApplicable('None of the texts it reads is written yet.');
    const remarks = texts.flatMap((text) =>
      hitsIn(text, 'S14', claimsIn).map(({ start, end }): Remark => ({
        place: text.field,
        span: { start, end },
        message:
          'A provisional cannot claim the benefit or priority of an earlier application; the words have no effect here. Name the earlier application as related, and claim its date in the nonprovisional.',
      })),
    );
    return judged('No benefit or priority of an earlier application is claimed.', remarks);
  },
};
