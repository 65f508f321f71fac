import type { MarkedText, TextSpan } from '@premise/contracts';
import { decodeHTML } from 'entities';

/** A text with `<b>` and entities as plain text with spans. Other tags are dropped. */
export function readMarkup(markup: string): MarkedText {
  let text = '';
  let from: number | null = null;
  const spans: TextSpan[] = [];
  const close = (): void => {
    if (from !== null && text.length > from) spans.push({ start: from, end: text.length });
    from = null;
  };
  for (const [, tag, words] of markup.matchAll(/(<\/?[a-z][^<>]{0,200}>)|([^<]+|<)/gi)) {
    if (tag !== undefined) {
      if (/^<b>$/i.test(tag)) from ??= text.length;
      else if (/^<\/b>$/i.test(tag)) close();
    } else {
      const plain = decodeHTML(words ?? '').replaceAll(/\s+/g, ' ');
      text += text === '' || text.endsWith(' ') ? plain.replace(/^ /, '') : plain;
      // A mark that began before the first letter begins with it.
      if (from !== null && from > text.length) from = text.length;
    }
  }
  close();
  const trimmed = text.trimEnd();
  return {
    text: trimmed,
    spans: spans
      .map(({ start, end }) => ({ start, end: Math.min(end, trimmed.length) }))
      .filter(({ start, end }) => end > start),
  };
}
