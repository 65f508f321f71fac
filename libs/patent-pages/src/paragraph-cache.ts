import { splitParagraphs } from './clean-text.ts';
import { unprintableCharacters } from './printable.ts';
import { TextMemo } from './text-memo.ts';

/** Reads texts that are being written: lines that did not change since the last turn are not cleaned again. */
export class ParagraphCache {
  private readonly lines = new TextMemo<readonly string[]>();
  private readonly unprintable = new TextMemo<readonly string[]>();

  /** Equals `splitParagraphs`. */
  readonly paragraphsOf = (text: string): string[] =>
    text.split('\n').flatMap((line) => this.lines.of(line, splitParagraphs));

  /** Equals `unprintableCharacters` of all the texts in a row. */
  unprintableOf(texts: readonly string[], limit = 20): string[] {
    const found = new Set<string>();
    for (const text of texts) {
      for (const character of this.unprintable.of(text, unprintableCharacters)) {
        if (found.size < limit) found.add(character);
      }
    }
    return [...found];
  }

  turn(): void {
    this.lines.turn();
    this.unprintable.turn();
  }
}
