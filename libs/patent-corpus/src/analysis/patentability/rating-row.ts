import type { PatentabilityEvidence, PatentabilityRating, PatentabilityRow } from '@premise/contracts';

const LABELS = {
  overall: 'Overall',
  novelty: 'Novelty',
  nonObviousness: 'Non-obviousness',
  utility: 'Utility',
  writtenDescription: 'Written description',
  enablement: 'Enablement',
} as const;

const round = (score: number): number => Math.round(Math.min(1, Math.max(0, score)) * 1000) / 1000;

/** Evidence in words of our own. */
export const own = (text: string): PatentabilityEvidence => ({ text, patent: null, passage: null });

export function row(
  aspect: keyof typeof LABELS,
  rating: PatentabilityRating,
  score: number | null,
  evidence: PatentabilityEvidence[],
): PatentabilityRow {
  return { aspect, label: LABELS[aspect], rating, score: score === null ? null : round(score), evidence };
}
