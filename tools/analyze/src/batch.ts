import { analyzeArgument } from '@premise/argument-engine';
import type { AnalysisResults } from '@premise/contracts';
import { decodeText } from './read-source.ts';

/** One line of a batch's output: the document's id with its analysis, or with what is wrong with the line. */
export type BatchLine =
  | { id: string | number | null; analysis: AnalysisResults }
  | { id: string | number | null; line: number; error: string };

/** Analyzes one line of JSON; one that cannot be read is told and ends nothing; null for a blank one. `line` counts from 1. */
export function analyzeLine(bytes: Uint8Array, line: number): BatchLine | null {
  const failed = (error: string, id: string | number | null = null): BatchLine => ({ id, line, error });
  let text: string;
  try {
    text = decodeText(bytes);
  } catch {
    return failed('The line is not text in UTF-8.');
  }
  if (text.trim() === '') return null;
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return failed('The line is not JSON.');
  }
  if (typeof document !== 'object' || document === null || Array.isArray(document)) {
    return failed('The line is not an object with "id" and "text".');
  }
  const { id, text: argument } = document as { id?: unknown; text?: unknown };
  if (typeof id !== 'string' && typeof id !== 'number') return failed('"id" must be a string or a number.');
  // JSON's numbers go further than ours: what came back would be another document's name.
  if (Number.isInteger(id) && !Number.isSafeInteger(id))
    return failed('"id" is too large for a number; write it as a string.');
  if (typeof argument !== 'string') return failed('"text" must be a string.', id);
  return { id, analysis: analyzeArgument(argument) };
}
