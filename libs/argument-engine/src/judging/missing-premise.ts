import type { FormalCheck } from '@premise/contracts';
import { formalVerdict } from '../formal/formal-verdict.ts';
import { asSentence } from '../output/phrasing.ts';
import type { Case } from './case.ts';
import { type Assumption, spanOf } from './scheme-assumptions.ts';
import { punctuated } from './wording.ts';

const UNIVERSAL = /^(all|no) (.{1,60}?) ((?:are|were|have|can|do|will|[\p{L}-]+) .{1,80})$/iu;
const KIND = /^(?:are|were) ((?!not\b|all\b|no\b)[\p{L}-]+(?: [\p{L}-]+){0,2})$/iu;

const bare = (text: string): string => text.replace(/\s+/g, ' ').replace(/[.!?\s]+$/, '');
const same = (a: string | undefined, b: string | undefined): boolean => a?.toLowerCase() === b?.toLowerCase();

/** "All S are M, therefore no S are P" and "No M are P, therefore no S are P": the third statement of the syllogism. */
function thirdStatement(premise: string, conclusion: string): string | null {
  const [from, to] = [UNIVERSAL.exec(premise), UNIVERSAL.exec(conclusion)];
  if (!from || !to) return null;
  const kind = KIND.exec(from[3] ?? '')?.[1];
  if (same(from[2], to[2]) && same(from[1], 'all') && kind) return `${to[1] ?? ''} ${kind} ${to[3] ?? ''}`;
  if (same(from[1], to[1]) && same(from[3], to[3])) return `all ${to[2] ?? ''} are ${from[2] ?? ''}`;
  return null;
}

/** The one further premise with which the conclusion follows by its form; null where no such premise is known. */
export function missingPremise(of: Case, formal: FormalCheck | undefined): Assumption | null {
  if (formal?.verdict !== 'invalid') return null;
  const { premises } = of.reading;
  const needed = formal.existence?.needed ?? [];
  if (needed.length > 0) return assumption(of, needed.join(', and '));
  const [only] = premises;
  if (!only || premises.length > 1) return null;
  const [premise, conclusion] = [bare(only.text), bare(of.conclusion.text)];
  const third = thirdStatement(premise, conclusion);
  return third !== null && formalVerdict([premise, third], conclusion).verdict === 'valid'
    ? assumption(of, third)
    : null;
}

function assumption(of: Case, text: string): Assumption {
  return {
    text: punctuated(asSentence(text)),
    explanation: 'With this premise the conclusion follows from what is stated; without it, it does not.',
    confidence: 0.8,
    spans: [...of.reading.premises.slice(0, 2), of.conclusion].map(spanOf),
  };
}
