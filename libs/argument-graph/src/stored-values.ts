import type { TextSpan } from '@premise/contracts';
import { isWithinText } from './quotations.ts';

/** Readers of stored JSON. What is missing or of another type reads as empty. */

export type StoredObject = Readonly<Record<string, unknown>>;

export function readObject(value: unknown): StoredObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as StoredObject) : {};
}

export function readList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function readObjects(value: unknown): StoredObject[] {
  return readList(value).map(readObject);
}

export function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The first that is a text, however empty; undefined where none is. */
export function readFirstText(...values: unknown[]): string | undefined {
  return values.find((value): value is string => typeof value === 'string');
}

export function readTextOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** Texts of a list that say something. */
export function readTexts(value: unknown): string[] {
  return readList(value).filter((text): text is string => typeof text === 'string' && text.trim() !== '');
}

/** The first of several lists that is one. */
export function readFirstTexts(...values: unknown[]): string[] {
  return readTexts(values.find((value) => Array.isArray(value)));
}

export function readConfidence(value: unknown): number | null {
  return typeof value === 'number' && value >= 0 && value <= 1 ? value : null;
}

/** Ranges that lie within the text. */
export function readSpans(value: unknown, text: string): TextSpan[] {
  return readObjects(value).flatMap(({ start, end }) => {
    if (typeof start !== 'number' || typeof end !== 'number') return [];
    return isWithinText(text, { start, end }) ? [{ start, end }] : [];
  });
}
