import { analyzeArgument, segmentSentences } from '@premise/argument-engine';
import { readAnalysis } from '@premise/argument-graph';
import type { Reading } from './judge.ts';

/** The engine's labels as the corpus names them. */
const FLAW_TYPES: Readonly<Record<string, string>> = {
  'Affirming the consequent': 'affirming-consequent',
  'Denying the antecedent': 'denying-antecedent',
  'Undistributed middle': 'invalid-categorical',
  'Illicit process': 'invalid-categorical',
  'Exclusive premises': 'invalid-categorical',
  'Negation out of step': 'invalid-categorical',
  'Necessary condition taken for sufficient': 'necessary-for-sufficient',
  'Circular reasoning': 'circular',
};

export function readWithEngine(text: string): Reading {
  const results = analyzeArgument(text);
  const { findings, notices } = results;
  const { statements, conclusionCandidates } = readAnalysis(results);
  const conclusion = statements.find(({ role }) => role === 'conclusion');
  return {
    offered: statements.filter(({ id }) => conclusionCandidates.includes(id)).map(({ spans }) => spans),
    isArgument: !notices.some(({ code }) => code === 'NO_ARGUMENT_FOUND' || code === 'NOT_ENGLISH'),
    conclusion: conclusion && conclusion.spans.length > 0 ? conclusion.spans : null,
    flaws: findings.filter(({ role }) => role === 'flaw').map(({ label = '' }) => FLAW_TYPES[label] ?? label),
  };
}

const CUES = /\b(?:therefore|thus|hence|consequently|it follows|in conclusion|so|should|must|ought)\b/i;

/** Rules that stand beside the engine. */
export const RULES: Readonly<Record<string, (text: string) => Reading>> = {
  'first sentence': (text) => ({ isArgument: true, conclusion: segmentSentences(text).slice(0, 1), flaws: [] }),
  'last sentence': (text) => ({ isArgument: true, conclusion: segmentSentences(text).slice(-1), flaws: [] }),
  'first cue word': (text) => {
    const cued = segmentSentences(text).filter(({ start, end }) => CUES.test(text.slice(start, end)));
    return { isArgument: cued.length > 0, conclusion: cued.length > 0 ? cued.slice(0, 1) : null, flaws: [] };
  },
  silence: () => ({ isArgument: true, conclusion: null, flaws: [] }),
};
