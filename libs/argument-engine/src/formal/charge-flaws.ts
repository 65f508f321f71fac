import type { FormalCheck, TextSpan } from '@premise/contracts';
import { inQuotes } from '../graph/quote.ts';
import { findKnownFallacy } from './known-fallacy.ts';

export interface FormalFlaw {
  label: string;
  explanation: string;
  /** 0 to 1. */
  confidence: number;
  spans: TextSpan[];
}

/**
 * How often such a form was rightly called invalid in the arguments of NeuBAROCO (Ando and others, 2023) and of the formal fallacies
 * of BIG-Bench Hard (Suzgun and others, 2022), drawn towards the share of all forms.
 */
const RIGHT_BY_FORM: Readonly<Record<string, number>> = {
  'Illicit process': 0.97,
  'Negation out of step': 0.97,
  'Undistributed middle': 0.96,
};
const RIGHT_BY_ANY_FORM = 0.95;

/**
 * The flaws that are charged: those of form. A conclusion that is shown not to follow, in the form of a known fallacy, or that is
 * one of its own premises. What only the wording suggests is not charged.
 */
export function chargeFlaws(check: FormalCheck): FormalFlaw[] {
  const fallacy = findKnownFallacy(check);
  return [...(fallacy ? [fallacy] : []), ...findRepetition(check)].map(({ label, explanation, spans }) => ({
    label,
    explanation,
    confidence: RIGHT_BY_FORM[label] ?? RIGHT_BY_ANY_FORM,
    spans,
  }));
}

/** A conclusion that is one of its premises. */
function findRepetition({ repeatsPremise, premises, conclusion }: FormalCheck): Omit<FormalFlaw, 'confidence'>[] {
  const repeated = repeatsPremise === undefined ? undefined : premises[repeatsPremise - 1];
  if (!repeated) return [];
  return [
    {
      label: 'Circular reasoning',
      explanation: `The reason ${inQuotes(repeated.text)} says just what it is meant to support.`,
      spans: [...repeated.spans, ...(conclusion?.spans ?? [])],
    },
  ];
}
