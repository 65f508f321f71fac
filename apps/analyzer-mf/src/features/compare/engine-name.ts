import type { AnalysisResults, EngineName } from '@premise/contracts';

/** What an engine is called in a sentence. */
export function engineName({
  name,
  model,
}: {
  name: EngineName;
  model?: AnalysisResults['engine']['model'] | null;
}): string {
  if (name === 'built-in') return 'Built-in engine';
  return model ? `Language model (${model})` : 'Language model';
}
