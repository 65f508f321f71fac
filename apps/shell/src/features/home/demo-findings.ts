import type { ArgumentRole, Finding } from '@premise/contracts';
import { SAMPLE_ANALYSIS } from '@premise/content';

const { argumentStructure, counterpoint, findings, originalArgument } = SAMPLE_ANALYSIS;

export const DEMO_TEXT = originalArgument;

/** As results show them: the assumptions that are counted, and the answer of the other side. */
export const DEMO_FINDINGS: readonly Finding[] = [
  ...findings.filter(({ role, text }) => role !== 'assumption' || argumentStructure.unstatedAssumptions.includes(text)),
  { role: 'counter', text: counterpoint, spans: [] },
];

export const DEMO_ROLES: readonly ArgumentRole[] = [
  'conclusion',
  'premise',
  'assumption',
  'flaw',
  'counter',
  'quantifier',
];
