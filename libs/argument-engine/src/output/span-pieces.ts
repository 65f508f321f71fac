import type { TextSpan } from '@premise/contracts';

/** Knows where markup was blanked: spans are cut around it, and texts are read without it. */
export class SpanPieces {
  private readonly original: string;
  private readonly clean: string;

  constructor(original: string, clean: string) {
    this.original = original;
    this.clean = clean;
  }

  textOf(span: TextSpan): string {
    const words = this.clean.slice(span.start, span.end);
    return words === this.original.slice(span.start, span.end) ? words : words.replace(/\s+/g, ' ').trim();
  }

  split(span: TextSpan): TextSpan[] {
    if (this.clean.slice(span.start, span.end) === this.original.slice(span.start, span.end))
      return [{ start: span.start, end: span.end }];
    const pieces: TextSpan[] = [];
    let start = -1;
    for (let at = span.start; at <= span.end; at += 1) {
      const kept = at < span.end && this.clean.charCodeAt(at) === this.original.charCodeAt(at);
      if (kept && start === -1 && !/\s/.test(this.clean.charAt(at))) start = at;
      if (!kept && start !== -1) {
        let end = at;
        while (end > start && /\s/.test(this.clean.charAt(end - 1))) end -= 1;
        if (end > start) pieces.push({ start, end });
        start = -1;
      }
    }
    return pieces;
  }
}
