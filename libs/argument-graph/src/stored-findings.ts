import type { TextSpan } from '@premise/contracts';
import type { Quotation } from './types.ts';
import {
  readConfidence,
  readObjects,
  readSpans,
  readText,
  readTextOrNull,
  type StoredObject,
} from './stored-values.ts';

/** A finding of a stored analysis, whatever was missing in it. */
export interface StoredFinding {
  role: string;
  text: string;
  label: string | null;
  reason: string | null;
  confidence: number | null;
  spans: TextSpan[];
}

/** What a stored analysis says beside its lists of texts: labels, reasons, confidences, and places in the text. */
export class StoredFindings {
  private readonly findings: StoredFinding[];
  private readonly itemSpans: Array<{ text: string; spans: TextSpan[] }>;
  private readonly text: string;

  constructor(stored: StoredObject, text: string) {
    this.text = text;
    this.findings = readObjects(stored.findings).map(
      ({ role, text: words, label, explanation, confidence, spans }) => ({
        role: readText(role),
        text: readText(words),
        label: readTextOrNull(label),
        reason: readTextOrNull(explanation),
        confidence: readConfidence(confidence),
        spans: readSpans(spans, text),
      }),
    );
    this.itemSpans = readObjects(stored.breakdownItems).map(({ text: words, spans }) => ({
      text: readText(words).trim(),
      spans: readSpans(spans, text),
    }));
  }

  list(role: string): StoredFinding[] {
    return this.findings.filter((finding) => finding.role === role);
  }

  /** The first finding of this role with these words. */
  find(role: string, text: string): StoredFinding | undefined {
    return this.findings.find((finding) => finding.role === role && finding.text.trim() === text.trim());
  }

  /**
   * For each of the listed texts the finding of this role that says it: the one with the same words (the second for a
   * text that is listed the second time), else, where lists and findings have the same length, the one at the same place.
   */
  match(role: string, texts: readonly string[]): Array<StoredFinding | undefined> {
    const own = this.list(role);
    const listed = new Set(texts.map((text) => text.trim()));
    const seen = new Map<string, number>();
    return texts.map((text, at) => {
      const same = own.filter((finding) => finding.text.trim() === text.trim());
      const times = seen.get(text.trim()) ?? 0;
      seen.set(text.trim(), times + 1);
      if (same.length > 0) return same[Math.min(times, same.length - 1)];
      const sameAt = own.length === texts.length ? own[at] : undefined;
      return sameAt && !listed.has(sameAt.text.trim()) ? sameAt : undefined;
    });
  }

  /** Places of a listed text: those of the finding that says it, else those of the item of the breakdown. */
  findSpans(finding: StoredFinding | undefined, text: string): TextSpan[] {
    if (finding) return finding.spans;
    return this.itemSpans.find((item) => item.text === text.trim())?.spans ?? [];
  }

  findQuotations(finding: StoredFinding | undefined, text: string): Quotation[] {
    return this.findSpans(finding, text).map((span) => ({
      text: this.text.slice(span.start, span.end),
      spans: [span],
    }));
  }
}
