import type { AuditMend } from '@premise/contracts';
import type { Claim } from '../../claims/claim.ts';
import { numberOf } from '../../claims/claim-outline.ts';
import { cfr, mpep, usc } from '../citations.ts';
import type { ClaimFacts } from '../draft-facts.ts';
import { counted, judged, mend, type Remark, type Rule } from '../rule.ts';
import { examineClaims, said } from './claim-rule.ts';

export const dependencyExists: Rule = {
  id: 'C3',
  checks: 'A dependent claim refers to another claim that stands before it',
  level: 'fix',
  matters: 'later',
  citation: usc('112(d)'),
  why: 'A dependent claim takes over everything of the claim it names. If that is missing or comes later, nobody can tell what it covers.',
  examine: (facts) =>
    examineClaims(facts, ({ claims }) => {
      const earlier = new Set<number>();
      const known = new Set(claims.map(numberOf));
      const remarks = claims.flatMap((claim): Remark[] => {
        const own = numberOf(claim);
        const missing = claim.dependsOn?.relative
          ? []
          : claim.dependsOn?.numbers.filter((number) => !earlier.has(number));
        earlier.add(own);
        return (missing ?? []).slice(0, 3).map((number) => ({
          place: 'claims',
          span: claim.dependsOn?.span ?? claim.span,
          about: `claim ${own} to ${number}`,
          message:
            number === own
              ? `${said(claim)} refers to itself.`
              : known.has(number)
                ? `${said(claim)} refers to claim ${number}, which comes later.`
                : `${said(claim)} refers to claim ${number}, which does not exist.`,
        }));
      });
      return judged('Every reference is to an earlier claim.', remarks);
    }),
};

export const multipleDependents: Rule = {
  id: 'C4',
  checks: 'A claim on several claims names them in the alternative, and none of them depends on several itself',
  level: 'fix',
  matters: 'later',
  citation: cfr('1.75(c)'),
  why: 'The office does not examine a claim that takes in several claims at once, or several upon several, and charges extra for the proper kind.',
  examine: (facts) =>
    examineClaims(facts, (claimFacts) => {
      const { claims } = claimFacts;
      const several = claims.filter((claim) => claim.narrows && (claim.dependsOn?.numbers.length ?? 0) > 1);
      if (several.length === 0) return judged('No claim depends on several.', []);
      return judged(
        '',
        several.flatMap((claim) => severalRemarks(claim, claimFacts)),
      );
    }),
};

function severalRemarks(claim: Claim, { parents }: ClaimFacts): Remark[] {
  const { dependsOn } = claim;
  if (!dependsOn) return [];
  const about = `claim ${numberOf(claim)}`;
  if (dependsOn.manner === 'cumulative')
    return [
      {
        place: 'claims',
        span: dependsOn.span,
        about: `${about} cumulative`,
        message: `${said(claim)} takes in several claims at once; say "any one of".`,
        mend: alternativeMend(claim),
      },
    ];
  const upon = (parents[claim.index] ?? []).filter(
    (parent) => parent.narrows && (parent.dependsOn?.numbers.length ?? 0) > 1,
  );
  if (upon[0])
    return [
      {
        place: 'claims',
        span: dependsOn.span,
        about: `${about} upon several`,
        message: `${said(claim)} depends on several claims, and claim ${numberOf(upon[0])} among them does so itself.`,
      },
    ];
  return [
    {
      place: 'claims',
      span: dependsOn.span,
      level: 'hint',
      about: `${about} fee`,
      message: `${said(claim)} depends on ${counted(dependsOn.numbers.length, 'claim')}: allowed in this form, at an extra fee in the next application, where it counts as ${dependsOn.numbers.length} claims.`,
    },
  ];
}

function alternativeMend(claim: Claim): AuditMend {
  const { start, end } = claim.dependsOn?.span ?? claim.span;
  const text = claim.text.slice(start - claim.textStart, end - claim.textStart);
  const numbers = text.slice(text.search(/\bclaims?\b/i)).replace(/^claims?\s+/i, '');
  return mend('Name them in the alternative', 'claims', [
    { start, end, text: `any one of claims ${numbers.replace(/\band\b(?!\/)/g, 'or')}` },
  ]);
}

export const sameCategory: Rule = {
  id: 'C5',
  checks: 'A dependent claim is to the same kind of thing as its parent',
  level: 'review',
  matters: 'later',
  citation: mpep('608.01(n)'),
  why: 'A claim to a method cannot narrow a claim to a device. One of the two references is usually a slip.',
  examine: (facts) =>
    examineClaims(facts, ({ claims, parents }) => {
      const roots = rootsOf(claims, parents);
      const remarks = claims.flatMap((claim): Remark[] => {
        const parent = claim.narrows ? parents[claim.index]?.[0] : undefined;
        if (!parent || !claim.dependsOn) return [];
        const opening = claim.text.slice(0, claim.dependsOn.span.start - claim.textStart);
        const own =
          /^\W*(?:(?:the|an?)\s+)?(?:\w+[\s-]+){0,6}?(method|process|system|apparatus|device|composition|medium|kit|machine|assembly)s?\b/i
            .exec(opening)?.[1]
            ?.toLowerCase();
        if (own === undefined) return [];
        const isAct = own === 'method' || own === 'process';
        const root = roots[parent.index] ?? parent;
        if (isAct === (root.kind === 'method')) return [];
        if (new RegExp(`\\b${own}s?\\b`, 'i').test(root.preamble)) return [];
        return [
          {
            place: 'claims',
            span: { start: claim.textStart, end: claim.dependsOn.span.end },
            about: `claim ${numberOf(claim)}`,
            message: `${said(claim)} is to a ${own}, but claim ${numberOf(parent)} is to ${root.kind === 'method' ? 'a method' : 'a thing'}.`,
          },
        ];
      });
      return judged('Every dependent claim is of its parent’s kind.', remarks);
    }),
};

/** By place of the claim: what it narrows in the end. Parents stand before their children. */
function rootsOf(claims: readonly Claim[], parents: ClaimFacts['parents']): Claim[] {
  const roots: Claim[] = [];
  for (const claim of claims) {
    const parent = parents[claim.index]?.[0];
    roots.push((claim.narrows && parent && roots[parent.index]) || claim);
  }
  return roots;
}
