import { numberOf } from '../../claims/claim-outline.ts';
import type { Claim } from '../../claims/claim.ts';
import { walkClaims } from '../../claims/walk-claims.ts';
import { cfr, mpep, usc } from '../citations.ts';
import type { ClaimFacts } from '../draft-facts.ts';
import { counted, judged, type Remark, type Rule } from '../rule.ts';
import { examineClaims, said } from './claim-rule.ts';
import { at, described, type Hit, inClaim } from './claim-spots.ts';

export const transitions: Rule = {
  id: 'C6',
  checks: 'Each independent claim has a transition, and no dependent claim opens what its parent closed',
  level: 'review',
  matters: 'later',
  citation: mpep('2111.03'),
  why: '"Comprising" leaves room for more parts, "consisting of" does not. The word decides who infringes by adding something.',
  examine: (facts) =>
    examineClaims(facts, (claimFacts) => {
      const { claims } = claimFacts;
      const closedAbove = closedAncestors(claimFacts);
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
        const closed = closedAbove[claim.index];
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

/** By place of the claim: the independent claim with a closed transition that it hangs on. */
function closedAncestors({ claims, parents }: ClaimFacts): Array<Claim | undefined> {
  const found: Array<Claim | undefined> = claims.map(() => undefined);
  const above: Claim[] = [];
  const isClosed = ({ transition, dependsOn }: Claim): boolean => transition?.scope === 'closed' && dependsOn === null;
  walkClaims(claims, parents, {
    enter: (claim) => void (isClosed(claim) && above.push(claim)),
    leave: (claim) => void (isClosed(claim) && above.pop()),
    visit: (claim) => void (found[claim.index] = above.at(-1)),
  });
  return found;
}

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
  why: 'A second copy is objected to, and a dependent claim without a further limitation protects nothing more.',
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
  /(?<!\d)(\d+(?:\.\d+)?)\s*(?:-|–|to|and)\s*(?:about\s+|approximately\s+)?(\d+(?:\.\d+)?)\s*(%|percent|mm|cm|°C|degrees?|wt\s?%|mol\s?%|Hz|kHz|MHz|GHz|nm|µm|psi|bar)/gi;

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
    examineClaims(facts, (claimFacts) => {
      const { claims } = claimFacts;
      const wider = widerRanges(claimFacts);
      const texts = facts.texts('detailedDescription', 'summary');
      const unsupported =
        texts.length === 0 || described(facts, LEFT_OUT)
          ? []
          : claims.flatMap((claim) =>
              inClaim(
                claim,
                /\b(?:free\s+of|without\s+(?:any|an?|the)|excluding|devoid\s+of|in\s+the\s+absence\s+of)\s+(?:[\w-]+\s+){0,2}?[\w-]{4,}\b/gi,
              ).map((hit) =>
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

const LEFT_OUT = /\b(?:without|free\s+of|exclud\w+|devoid|absence|not|no|omit\w*|optional\w*)\b/i;

/** Ranges that reach beyond the same range of a claim above. */
function widerRanges({ claims, parents }: ClaimFacts): Remark[] {
  const ranges = claims.map(rangesOf);
  const above = new Map<string, Range[]>();
  const wider: Remark[][] = claims.map(() => []);
  const keyOf = ({ unit, of }: Range): string => `${of} ${unit}`;
  walkClaims(claims, parents, {
    // The first of a claim's ranges is on top: of two about one thing it is the wider one as a rule.
    enter: ({ index }) => {
      for (const range of ranges[index]?.toReversed() ?? []) {
        const known = above.get(keyOf(range));
        if (known) known.push(range);
        else above.set(keyOf(range), [range]);
      }
    },
    leave: ({ index }) => {
      for (const range of ranges[index] ?? []) above.get(keyOf(range))?.pop();
    },
    visit: (claim) => {
      if (!claim.narrows) return;
      wider[claim.index] = (ranges[claim.index] ?? []).flatMap((range) => {
        const parent = range.of === '' ? undefined : above.get(keyOf(range))?.at(-1);
        return parent && (range.low < parent.low || range.high > parent.high)
          ? [at(claim, range, `${said(claim)}: ${range.text} is wider than ${parent.text} of the claim above.`)]
          : [];
      });
    },
  });
  return wider.flat();
}

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
