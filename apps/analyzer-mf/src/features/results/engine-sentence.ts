import type { AnalysisResults } from '@premise/contracts';

/** Which engine made the result, and in which version (decision 13). */
export function engineSentence({ name, version, model }: AnalysisResults['engine']): string {
  if (name === 'built-in') return `Made by the built-in engine, version ${version}.`;
  return model
    ? `Made by the language model ${model}, prompt version ${version}.`
    : `Made by a language model, prompt version ${version}.`;
}
