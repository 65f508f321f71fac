import type { AnalysisResults } from '@premise/contracts';

/** Written by this app's build, which runs the built-in engine (press/write-examples.ts), and served beside its files. */
const resultPath = (slug: string): string => `/mf/analyzer/examples/${slug}.json`;

/** What the built-in engine says of an example. */
export async function getExample(slug: string, signal?: AbortSignal): Promise<AnalysisResults> {
  const response = await fetch(resultPath(slug), signal ? { signal } : {});
  if (!response.ok) throw new Error(`The example was answered with status ${response.status}.`);
  return JSON.parse(await response.text()) as AnalysisResults;
}
