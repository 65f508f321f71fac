import { type ArgumentGraph, type Finding, type FlawType, readFlawType } from '@premise/argument-graph';
import type { FormalCheck } from '@premise/contracts';
import { chargeFlaws } from '../formal/charge-flaws.ts';
import { NECESSARY } from './questions.ts';
import { inQuotes } from './quote.ts';

/** What an argument of each form takes for granted, and the rule behind it. `$R` stands for the quoted first premise. */
const TAKEN_FOR_GRANTED: Partial<Record<FlawType, { assumption: string; rule: string }>> = {
  'affirming-consequent': {
    assumption: 'Nothing else than the condition in $R has that result.',
    rule: 'An if-then statement such as $R holds in both directions.',
  },
  'denying-antecedent': {
    assumption: 'Nothing else than the condition in $R has that result.',
    rule: 'An if-then statement such as $R holds in both directions.',
  },
  'necessary-for-sufficient': {
    assumption: 'What is required in $R is enough as well.',
    rule: 'Whoever meets one requirement meets them all.',
  },
  'invalid-categorical': {
    assumption: 'The groups in $R overlap in a way that the premises do not state.',
    rule: 'Groups that have something in common are the same group.',
  },
};

/** Adds the flaws that the formal check decides: the form of a known fallacy, or a conclusion among its own premises. */
export function addFlaws(graph: ArgumentGraph, formal: FormalCheck): void {
  const { findings, inferences, text } = graph;
  const step = inferences.find(({ to, kind }) => to === 'conclusion' && kind === 'supports')?.id ?? 'conclusion';
  const make = (id: string, kind: Finding['kind'], words: string, more: Partial<Finding>): Finding => ({
    id,
    kind,
    about: step,
    quotations: [],
    text: words,
    label: null,
    reason: null,
    confidence: null,
    origin: 'engine',
    flawType: null,
    assumptionTypes: [],
    ...more,
  });
  chargeFlaws(formal).forEach(({ label, explanation, confidence, spans }, at) => {
    const flawType = readFlawType(label);
    const quotations = spans.map((span) => ({ text: text.slice(span.start, span.end), spans: [span] }));
    findings.push(
      make(`flaw-${at + 1}`, 'flaw', `${label}: ${explanation}`, {
        quotations,
        label,
        reason: explanation,
        confidence,
        flawType,
      }),
    );
    const granted = flawType === null ? undefined : TAKEN_FOR_GRANTED[flawType];
    const [premise] = formal.premises;
    if (granted === undefined || premise === undefined || premise.spans.length === 0) return;
    const quoted = { quotations: [{ text: premise.text, spans: [...premise.spans] }], confidence };
    const fill = (sentence: string): string => sentence.replace('$R', inQuotes(premise.text));
    findings.push(
      make(`granted-${at + 1}`, 'hidden-assumption', fill(granted.assumption), {
        ...quoted,
        assumptionTypes: NECESSARY,
      }),
      make(`rule-${at + 1}`, 'hidden-assumption', fill(granted.rule), { ...quoted, assumptionTypes: ['rule'] }),
    );
  });
}
