import { matchesOf } from '../../text/text-hits.ts';
import { cfr } from '../citations.ts';
import { hitsIn } from '../draft-facts.ts';
import { judged, notApplicable, type Remark, type Rule } from '../rule.ts';

const AMINO = 'Ala|Arg|Asn|Asp|Cys|Gln|Glu|Gly|His|Ile|Leu|Lys|Met|Phe|Pro|Ser|Thr|Trp|Tyr|Val';

export const sequenceListing: Rule = {
  id: 'S12',
  checks: 'Nucleotide and amino acid sequences have an identifier of a listing',
  level: 'review',
  matters: 'later',
  citation: cfr('1.831'),
  why: 'From ten nucleotides or four amino acids on, the next application needs a sequence listing in XML, and each sequence its SEQ ID NO.',
  examine(facts) {
    const texts = facts.texts('summary', 'detailedDescription', 'claims');
    if (texts.length === 0) return notApplicable('None of the texts it reads is written yet.');
    const remarks = texts.flatMap((text) =>
      hitsIn(text, 'S12', (unit) =>
        /SEQ\s*ID\s*NO/i.test(unit)
          ? []
          : matchesOf(
              unit,
              new RegExp(
                String.raw`(?<![\p{L}])(?:[ACGTU]{10,}|(?:[ACGTU]{3}[ ]){4,}[ACGTU]{1,3}|(?:(?:${AMINO})[-–]){3,}(?:${AMINO}))(?![\p{L}])`,
                'gu',
              ),
            ),
      ).map(({ start, end, text: sequence }): Remark => ({
        place: text.field,
        span: { start, end },
        about: sequence.slice(0, 20),
        message: `"${sequence.slice(0, 24)}…" is a sequence without SEQ ID NO.`,
      })),
    );
    return judged('No sequence without an identifier.', remarks);
  },
};

export const incorporation: Rule = {
  id: 'S13',
  checks: 'What is incorporated by reference is a United States patent or application',
  level: 'review',
  matters: 'later',
  citation: cfr('1.57(d)'),
  why: 'What the reader needs to make and claim the invention may only be borrowed from United States patents and published applications. Papers, books and web pages do not count: write it out.',
  examine(facts) {
    const texts = facts.texts('crossReference', 'background', 'detailedDescription');
    if (texts.length === 0) return notApplicable('None of the texts it reads is written yet.');
    const remarks = texts.flatMap((text) =>
      hitsIn(text, 'S13', (unit) =>
        matchesOf(
          unit,
          /\bincorporated\s+(?:herein\s+)?(?:in\s+(?:its|their)\s+entirety\s+)?by\s+reference\b|\bincorporates?\s+by\s+reference\b/gi,
        ).filter(
          ({ start, end }) =>
            !/\b(?:U\.?\s?S\.?|United\s+States|patents?\b|applications?\b|\d{1,2}\/\d{3},?\d{3}|provisional)/i.test(
              unit.slice(Math.max(0, start - 400), end + 200),
            ),
        ),
      ).map(({ start, end }): Remark => ({
        place: text.field,
        span: { start, end },
        message: 'No United States patent or application is named as what is incorporated.',
      })),
    );
    return judged('Nothing but patents and applications is incorporated by reference.', remarks);
  },
};
