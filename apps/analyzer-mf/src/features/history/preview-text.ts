import { LIMITS } from '@premise/contracts';

/** The first 120 characters of an argument, with a mark where it goes on. A pair of surrogates is not cut in two. */
export function previewText(text: string, truncated = false): string {
  if (text.length <= LIMITS.historyPreviewLength) return truncated ? `${text.trimEnd()}…` : text;
  const end = /[\uD800-\uDBFF]/.test(text.charAt(LIMITS.historyPreviewLength - 1))
    ? LIMITS.historyPreviewLength - 1
    : LIMITS.historyPreviewLength;
  return `${text.slice(0, end).trimEnd()}…`;
}
