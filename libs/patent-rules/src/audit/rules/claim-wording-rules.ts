import type { AuditSpan } from '@premise/contracts';
import type { Claim } from '../../claims/claim.ts';
import { ancestorsOf, numberOf } from '../../claims/claim-outline.ts';
import { matchesOf } from '../../text/text-hits.ts';
import { cfr, mpep, usc } from '../citations.ts';
import { type DraftFacts, hasWord } from '../draft-facts.ts';
import { counted, judged, type Remark, replaceSpan, type Rule } from '../rule.ts';
import { examineClaims, said } from './claim-rule.ts';

type Hit = AuditSpan & { text: string };

/** Matches in a claim, at their place in the whole text. */
const inClaim = (claim: Claim, pattern: RegExp): Hit[] =>
  matchesOf(claim.text, pattern).map(({ start, end, text }) => ({
    start: start + claim.textStart,
    end: end + claim.textStart,
    text,
  }));

const at = (claim: Claim, { start, end, text }: Hit, message: string, level?: Remark['level']): Remark => ({
  place: 'claims',
  span: { start, end },
  about: `claim ${numberOf(claim)} ${text.toLowerCase()}`,
  message,
  ...(level === undefined ? {} : { level }),
});

const described = (facts: DraftFacts, pattern: RegExp): boolean =>
  facts.texts('detailedDescription', 'summary').some(({ text }) => pattern.test(text));

export const transitions: Rule = {
  id: 'C6',
  checks: 'Each independent claim has a transition, and no dependent claim opens what its parent closed',
  level: 'review',
  matters: 'later',
  citation: mpep('2111.03'),
  why: '"Comprising" leaves room for more parts, "consisting of" does not. The word decides who infringes by adding something.',
  examine: (facts) =>
    examineClaims(facts, ({ claims, parents }) => {
      const remarks = claims.flatMap((claim): Remark[] => {
        const { transition } = claim;
        if (claim.dependsOn === null && transition === null && !/^the ornamental design/i.test(claim.text))
          return [
            {
              place: 'claims',
              span: { start: claim.textStart, end: claim.textStart + Math.min(claim.text.length, 60) },
              about: `claim ${numberOf(claim)} none`,
              message: `${said(claim)} has no transition such as "comprising" between what it is and what it has.`,
            },
          ];
        const closed = ancestorsOf(claim, parents).find(
          (parent) => parent.transition?.scope === 'closed' && parent.dependsOn === null,
        );
        if (claim.narrows && closed && /\bfurther\s+(?:compris|includ|contain|hav)/i.test(claim.text) && transition)
          return [
            at(
              claim,
              { ...transition.span, text: transition.phrase },
              `${said(claim)} adds a part, but claim ${numberOf(closed)} "${closed.transition?.phrase}" lets none in.`,
            ),
          ];
        return [];
      });
      return judged(`${counted(claims.length, 'claim')} with a fitting transition.`, remarks);
    }),
};

const RELATIVE =
  /\b(?:about|approximately|substantially|essentially(?!\s+of)|relatively|generally|roughly|nearly|high(?:er)?|low(?:er)?|thin|thick|strong|weak|large|small|fast|slow|long|short|heavy|light(?:weight)?|flexible|rigid|soft|hard|smooth|rough|close(?:ly)?|near|sufficiently|suitable|appropriate|desired|optimal|superior|similar)\b/gi;
/** Degrees that are read as plain in nearly every claim. */
const PLAIN_AFTER =
  /^\s+(?:level|order|end|limit|bound|voltage|side|part|surface|portion|half|than|frequency|resolution|pressure|temperature|speed|density|molecular|source|emitting|beam|wave|term|circuit|drive|disk)/i;
const STRICT =
  /^(?:about|approximately|substantially|relatively|sufficiently|suitable|appropriate|desired|optimal|superior)$/i;
const EXEMPLARY =
  /\b(?:such\s+as|for\s+example|e\.g\.|preferably|or\s+the\s+like|and\s+the\s+like|optimally|etc\b\.?|if\s+desired)/gi;

export const relativeTerms: Rule = {
  id: 'C8',
  checks: 'Words of degree have a measure in the description, and no example stands in a claim',
  level: 'review',
  matters: 'later',
  citation: mpep('2173.05(b) and (d)'),
  why: 'How thin is "thin"? Without a measure in the description nobody can tell who infringes. "Such as" leaves open whether the example is meant.',
  examine: (facts) =>
    examineClaims(facts, ({ claims }) => {
      const measured = (word: string): boolean => described(facts, new RegExp(`\\b${word}\\b`, 'i'));
      const remarks = claims.flatMap((claim) => [
        ...inClaim(claim, EXEMPLARY).map((hit) =>
          at(claim, hit, `${said(claim)}: "${hit.text}" leaves open whether what follows is required.`),
        ),
        ...inClaim(claim, /\band\/or\b/gi).map((hit) =>
          at(
            claim,
            hit,
            `${said(claim)}: "and/or" is allowed but often questioned; "at least one of" is plainer.`,
            'hint',
          ),
        ),
        ...inClaim(claim, RELATIVE)
          .filter(
            ({ text, end }) =>
              STRICT.test(text) ||
              !PLAIN_AFTER.test(claim.text.slice(end - claim.textStart, end - claim.textStart + 20)),
          )
          .filter(({ text }) => !measured(text))
          .map((hit) =>
            at(
              claim,
              hit,
              `${said(claim)}: the description does not say what "${hit.text}" means here.`,
              STRICT.test(hit.text) ? 'review' : 'hint',
            ),
          ),
      ]);
      return judged('Words of degree are explained, and no example stands in a claim.', firstPerWord(remarks));
    }),
};

/** A word said once is said; the claims repeat themselves. */
function firstPerWord(remarks: readonly Remark[]): Remark[] {
  const seen = new Set<string>();
  return remarks.filter(({ about = '' }) => {
    const word = about.replace(/^claim \d+ /, '');
    if (seen.has(word)) return false;
    seen.add(word);
    return true;
  });
}

const MEANS = /\b(?:means|steps?)\s+for\s+(?:\w+ly\s+)?(\w{3,40}ing)\b/gi;
const NONCE =
  /\b((?:[\w-]{2,30}\s+){0,2})(module|unit|mechanism|component|element|member|device|machine|system)s?\s+(?:(?:that\s+is|which\s+is|being)\s+)?(?:for\s+\w{3,40}ing|configured\s+to|adapted\s+to|operable\s+to)\b/gi;

export const functionalTerms: Rule = {
  id: 'C9',
  checks: 'What is claimed by its function has its structure in the description',
  level: 'review',
  matters: 'provisional',
  citation: mpep('2181'),
  why: '"Means for lifting" covers only the lifting parts that the description shows. If it shows none, the claim is unclear and cannot be saved.',
  examine: (facts) =>
    examineClaims(facts, ({ claims }) => {
      const texts = facts.texts('detailedDescription', 'summary');
      const remarks = claims.flatMap((claim) => [
        ...inClaim(claim, MEANS).flatMap((hit) => {
          const act = /(\w+ing)$/i.exec(hit.text)?.[1] ?? '';
          const shown = texts.length > 0 && hasWord(texts, act);
          return [
            at(
              claim,
              hit,
              shown
                ? `${said(claim)}: "${hit.text}" covers the parts that the description shows for ${act}, and their like.`
                : `${said(claim)}: "${hit.text}", but the description shows nothing that is ${act}.`,
              shown ? 'hint' : 'review',
            ),
          ];
        }),
        ...(texts.length === 0 ? [] : inClaim(claim, NONCE))
          .filter(({ text }) => !nounKnown(facts, text))
          .map((hit) =>
            at(
              claim,
              hit,
              `${said(claim)}: "${hit.text}" names a function, and the description does not say what carries it out.`,
            ),
          ),
      ]);
      return judged('Nothing is claimed by its function alone.', firstPerWord(remarks));
    }),
};

/** The description knows the thing by its name: each of its words stands there. */
function nounKnown(facts: DraftFacts, phrase: string): boolean {
  const texts = facts.texts('detailedDescription', 'summary');
  const name = phrase.split(/\s+(?:for|configured|adapted|operable|that|which|being)\b/i)[0] ?? '';
  const words = name.toLowerCase().match(/[a-z][a-z-]{2,}/g) ?? [];
  return words
    .filter((word) => !/^(?:the|and|said|one|least|more)$/.test(word))
    .every((word) => word.split('-').every((part) => part.length < 3 || hasWord(texts, part)));
}

export const outsideReferences: Rule = {
  id: 'C11',
  checks: 'No claim points to a figure, to the description or to a trademark',
  level: 'review',
  matters: 'later',
  citation: mpep('2173.05(r), (s) and (u)'),
  why: 'A claim must be complete in itself. "As shown in FIG. 2" takes in everything that is there, or nothing.',
  examine: (facts) =>
    examineClaims(facts, ({ claims }) =>
      judged(
        'Each claim stands for itself.',
        claims.flatMap((claim) => [
          ...inClaim(
            claim,
            /\b(?:as\s+(?:shown|illustrated|depicted|seen)\s+in\s+|(?:of|in)\s+)?FIG(?:URE)?S?\.?\s*\d+[A-Za-z]?/gi,
          ).map((hit) => at(claim, hit, `${said(claim)} points to a figure.`)),
          ...(/^the ornamental design/i.test(claim.text)
            ? []
            : inClaim(
                claim,
                /\b(?:substantially\s+)?as\s+(?:shown\s+and\s+)?(?:described|disclosed|shown|set\s+forth)\s+(?:herein|above|in\s+the\s+(?:description|specification))?(?=[\s.,;]|$)/gi,
              )
                .filter(({ text }) => /herein|above|description|specification|shown and/i.test(text))
                .map((hit) => at(claim, hit, `${said(claim)} points to the description.`))),
          ...inClaim(claim, /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]{2,40}\s?[™®]/gu).map((hit) =>
            at(claim, hit, `${said(claim)} names a trademark; what it covers changes with the maker.`),
          ),
        ]),
      ),
    ),
};

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
      const anywhere = claims.some(({ text }) => /non-?\s?transitory/i.test(text));
      return judged(
        'No signal, program or person as such is claimed.',
        claims.flatMap((claim): Remark[] => {
          if (claim.narrows) return [];
          const opening = claim.preamble;
          const media = /non-?\s?transitory/i.test(claim.text) ? [] : inClaim(claim, MEDIUM).slice(0, 1);
          const named = claim.kind === 'medium' || !anywhere ? media : [];
          const bare =
            /^\W*(?:an?|the)?\s*((?:modulated\s+|data\s+|electrical\s+|electromagnetic\s+|propagated\s+)*(?:signal|carrier\s+wave)|computer\s+program(?!\s+product)|software(?:\s+program)?|data\s+structure)\b/i.exec(
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

export const markushGroups: Rule = {
  id: 'C13',
  checks: 'A group to select from is closed',
  level: 'review',
  matters: 'later',
  citation: mpep('2117'),
  why: '"Selected from the group comprising" never ends: nobody can tell what else belongs to it. "Consisting of" closes it.',
  examine: (facts) =>
    examineClaims(facts, ({ claims }) =>
      judged(
        'No open group is selected from.',
        claims.flatMap((claim) =>
          inClaim(
            claim,
            /\b(?:selected|chosen)\s+from\s+(?:(?:the|a)\s+group\s+|among\s+)?(?:comprising|including|containing|of\s+at\s+least|which\s+comprises)\b/gi,
          ).map((hit) => {
            const word = /\b(?:comprising|including|containing)$/i.exec(hit.text);
            const span = word ? { start: hit.start + word.index, end: hit.end } : null;
            return {
              ...at(claim, hit, `${said(claim)}: "${hit.text}" leaves the group open.`),
              ...(span && /group/i.test(hit.text)
                ? { mend: replaceSpan('Close it: "consisting of"', 'claims', span, 'consisting of') }
                : {}),
            };
          }),
        ),
      ),
    ),
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

export const jepson: Rule = {
  id: 'C15',
  checks: 'No claim admits its preamble to be old',
  level: 'review',
  matters: 'later',
  citation: cfr('1.75(e)'),
  why: '"The improvement comprising" takes everything before it as known by others, whether it was or not.',
  examine: (facts) =>
    examineClaims(facts, ({ claims }) =>
      judged(
        'No claim is an improvement of something admitted.',
        claims.flatMap((claim) =>
          inClaim(
            claim,
            /\b(?:wherein\s+)?the\s+improvement\s+(?:comprising|comprises|consisting|consists|being|is|includes?|which)\b/gi,
          ).map((hit) => at(claim, hit, `${said(claim)}: "${hit.text}" admits what stands before it as prior art.`)),
        ),
      ),
    ),
};

export const duplicateClaims: Rule = {
  id: 'C16',
  checks: 'No claim is there twice, and each dependent claim adds something',
  level: 'review',
  matters: 'later',
  citation: usc('112(d)'),
  why: 'A second copy is refused, and a dependent claim without a further limitation protects nothing more.',
  examine: (facts) =>
    examineClaims(facts, ({ claims }) => {
      const first = new Map<string, Claim>();
      const remarks = claims.flatMap((claim): Remark[] => {
        const key = claim.text
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim();
        const before = first.get(key);
        if (before)
          return [
            {
              place: 'claims',
              span: claim.span,
              about: `claim ${numberOf(claim)}`,
              message: `${said(claim)} says what claim ${numberOf(before)} says.`,
            },
          ];
        first.set(key, claim);
        const rest = claim.dependsOn ? claim.text.slice(claim.dependsOn.span.end - claim.textStart) : 'x';
        if (claim.narrows && !/\p{L}/u.test(rest) && !/\p{L}{3,}.*\p{L}{3,}.*,\s/u.test(claim.text.slice(0, 40)))
          return [
            {
              place: 'claims',
              span: claim.span,
              about: `claim ${numberOf(claim)} empty`,
              message: `${said(claim)} adds nothing to claim ${claim.dependsOn?.numbers.join(' or ')}.`,
            },
          ];
        return [];
      });
      return judged(`${counted(claims.length, 'claim')}, no two alike.`, remarks);
    }),
};

const RANGE =
  /(\d+(?:\.\d+)?)\s*(?:-|–|to|and)\s*(?:about\s+|approximately\s+)?(\d+(?:\.\d+)?)\s*(%|percent|mm|cm|°C|degrees?|wt\s?%|mol\s?%|Hz|kHz|MHz|GHz|nm|µm|psi|bar)/gi;

interface Range extends Hit {
  low: number;
  high: number;
  unit: string;
  /** The word it is said of. */
  of: string;
}

export const rangesAndNegatives: Rule = {
  id: 'C17',
  checks: 'A narrower claim has the narrower range, and what is excluded is spoken of in the description',
  level: 'review',
  matters: 'later',
  citation: mpep('2173.05(c) and (i)'),
  why: 'A dependent claim cannot be wider than its parent. And what a claim leaves out must have been left out, or named as a choice, in the description.',
  examine: (facts) =>
    examineClaims(facts, ({ claims, parents }) => {
      const wider = claims.flatMap((claim): Remark[] => {
        if (!claim.narrows) return [];
        const above = ancestorsOf(claim, parents).flatMap(rangesOf);
        return rangesOf(claim).flatMap((range) => {
          const parent = above.find(({ unit, of }) => unit === range.unit && of === range.of && of !== '');
          return parent && (range.low < parent.low || range.high > parent.high)
            ? [at(claim, range, `${said(claim)}: ${range.text} is wider than ${parent.text} of the claim above.`)]
            : [];
        });
      });
      const texts = facts.texts('detailedDescription', 'summary');
      const unsupported =
        texts.length === 0
          ? []
          : claims.flatMap((claim) =>
              inClaim(
                claim,
                /\b(?:free\s+of|without\s+(?:any|an?|the)|excluding|devoid\s+of|in\s+the\s+absence\s+of)\s+(?:[\w-]+\s+){0,2}?[\w-]{4,}\b/gi,
              )
                .filter(
                  () =>
                    !described(facts, /\b(?:without|free\s+of|exclud\w+|devoid|absence|not|no|omit\w*|optional\w*)\b/i),
                )
                .map((hit) =>
                  at(
                    claim,
                    hit,
                    `${said(claim)}: nothing in the description is left out or optional, but "${hit.text}" is claimed.`,
                  ),
                ),
            );
      return judged('Ranges only get narrower, and exclusions are described.', [...wider, ...unsupported]);
    }),
};

function rangesOf(claim: Claim): Range[] {
  return [...claim.text.matchAll(RANGE)].map((match) => {
    const before = claim.text.slice(Math.max(0, match.index - 60), match.index).toLowerCase();
    const of =
      /([a-z]{4,})\s+(?:is|are|of|being|has|having|at|from|ranges?|between|in\s+the\s+range)(?:\s+(?:from|about|between|of|the|range|a|in|at|ranging|to))*\s*$/.exec(
        before,
      )?.[1] ?? '';
    const start = claim.textStart + match.index;
    return {
      start,
      end: start + match[0].length,
      text: match[0],
      low: Number(match[1]),
      high: Number(match[2]),
      unit: (match[3] ?? '').toLowerCase().replace('percent', '%'),
      of,
    };
  });
}
