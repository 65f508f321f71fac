import { cfr, mpep } from '../citations.ts';
import { counted, judged, type Remark, replaceSpan, type Rule } from '../rule.ts';
import { examineClaims, said } from './claim-rule.ts';
import { at, inClaim } from './claim-spots.ts';

const MEDIUM =
  /(?<!non-?\s?transitory[,\s]{1,3}(?:and\s+)?(?:tangible[,\s]{1,3})?)\b((?:computer|machine|processor|controller)[- ]?(?:readable|usable|accessible)\s+(?:(?:recording|storage|program|memory|information|data)\s+)*(?:medium|media|mediums))\b/gi;

export const statutoryClass: Rule = {
  id: 'C12',
  checks: 'A medium is non-transitory, and nothing but a process, machine, product or composition is claimed',
  level: 'review',
  matters: 'later',
  citation: mpep('2106.03'),
  why: 'A "computer-readable medium" has been read to cover a mere signal, which cannot be patented. One word puts it right.',
  examine: (facts) =>
    examineClaims(facts, ({ claims }) => {
      return judged(
        'No signal, program or person as such is claimed.',
        claims.flatMap((claim): Remark[] => {
          if (claim.narrows) return [];
          const opening = claim.preamble;
          const media = /non-?\s?transitory/i.test(claim.text) ? [] : inClaim(claim, MEDIUM).slice(0, 1);
          const named = claim.kind === 'medium' ? media : [];
          const bare =
            /^\W*(?:an?|the)?\s*((?:modulated\s+|data\s+|electrical\s+|electromagnetic\s+|propagated\s+)*(?:signal|carrier\s+wave)|computer\s+program(?!\s+product)|software(?:\s+program)?|data\s+structure)\b(?=\s*(?:[,:]|$|that\b|which\b|for\b|having\b|stored\b|embodied\b|configured\b|encod\w+))/i.exec(
              opening,
            );
          return [
            ...named.map((hit) => ({
              ...at(claim, hit, `${said(claim)}: "${hit.text}" may be read to cover a signal.`),
              mend: replaceSpan(
                'Insert "non-transitory"',
                'claims',
                { start: hit.start, end: hit.start },
                'non-transitory ',
              ),
            })),
            ...(bare
              ? [
                  at(
                    claim,
                    {
                      start: claim.textStart + bare.index,
                      end: claim.textStart + bare.index + bare[0].length,
                      text: bare[1] ?? '',
                    },
                    `${said(claim)} is to "${bare[1]}" as such, which is no process, machine, product or composition.`,
                  ),
                ]
              : []),
          ];
        }),
      );
    }),
};

export const claimCounts: Rule = {
  id: 'C14',
  checks: 'At most 20 claims, 3 of them independent, are included in the basic fee',
  level: 'hint',
  matters: 'later',
  citation: cfr('1.16(h) and (i)'),
  why: 'Claims cost nothing extra in a provisional. In the next application each one beyond these numbers does.',
  examine: (facts) =>
    examineClaims(facts, ({ claims }) => {
      const total = claims.reduce(
        (sum, claim) => sum + (claim.narrows ? Math.max(1, claim.dependsOn?.numbers.length ?? 1) : 1),
        0,
      );
      const independent = claims.filter(({ dependsOn }) => dependsOn === null).length;
      const over = [
        total > 20 ? `${total - 20} beyond twenty` : null,
        independent > 3 ? `${counted(independent - 3, 'independent claim')} beyond three` : null,
      ].filter((part) => part !== null);
      return judged(
        `${counted(total, 'claim')}, ${independent} independent: no extra fee.`,
        over.length === 0
          ? []
          : [
              {
                place: 'claims',
                about: 'count',
                message: `${counted(total, 'claim')} for the fee, ${independent} independent: an extra fee for ${over.join(' and ')}.`,
              },
            ],
      );
    }),
};
