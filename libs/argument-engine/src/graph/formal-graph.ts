import type { ArgumentGraph, Finding, Scheme, Statement } from '@premise/argument-graph';
import type { FormalCheck, FormalSentence } from '@premise/contracts';
import { isCertain } from '../formal/formal-of-analysis.ts';
import { inQuotes } from './quote.ts';

/** True where the form alone decides: the structure is then the one that was checked. */
export const isDecided = (check: FormalCheck): boolean =>
  check.verdict !== 'not-formal' && check.conclusion !== null && check.premises.length > 0 && isCertain(check);

/** Fills the graph of an argument whose form decides: its premises support its conclusion together. */
export function addFormalStructure(graph: ArgumentGraph, check: FormalCheck): void {
  const { conclusion, premises } = check;
  if (!conclusion) return;
  const placed = premises.map((premise, at) => makeStatement(`premise-${at + 1}`, 'premise', premise));
  graph.kindOfText = 'argument';
  graph.statements = [makeStatement('conclusion', 'conclusion', conclusion), ...placed];
  const step = 'step-1';
  graph.inferences = [
    {
      id: step,
      from: placed.map(({ id }) => id),
      to: 'conclusion',
      kind: 'supports',
      scheme: nameForm(premises),
      confidence: 0.95,
      origin: 'engine',
    },
  ];
  const claim = inQuotes(conclusion.text);
  const counterpoint =
    check.verdict === 'valid'
      ? `If the premises are true, ${claim} is true as well: only the premises can be disputed.`
      : `The premises could all be true, and ${claim} still be false.`;
  graph.findings.push(makeFinding('counterpoint-1', 'counterpoint', step, counterpoint, conclusion));
}

function nameForm(premises: readonly FormalSentence[]): Scheme {
  const words = premises.map(({ text }) => text).join(' ');
  if (/\b(?:if|unless|whenever|only if)\b/i.test(words)) return 'conditional';
  return /\beither\b|\bor\b/i.test(words) ? 'alternatives' : 'categorical';
}

function makeStatement(id: string, role: Statement['role'], { text, spans }: FormalSentence): Statement {
  return {
    id,
    text,
    source: 'quoted',
    spans: [...spans],
    wording: null,
    role,
    speaker: 'author',
    restates: null,
    conclusionType: role === 'conclusion' ? 'fact' : null,
    reason: role === 'conclusion' ? null : 'It is offered in support of the conclusion.',
    confidence: 0.95,
    origin: 'engine',
  };
}

function makeFinding(id: string, kind: Finding['kind'], about: string, text: string, quoted: FormalSentence): Finding {
  return {
    id,
    kind,
    about,
    quotations: [{ text: quoted.text, spans: [...quoted.spans] }],
    text,
    label: null,
    reason: null,
    confidence: 0.95,
    origin: 'engine',
    flawType: null,
    assumptionTypes: [],
  };
}
