import type { MarkedText } from '@premise/contracts';
import type { Stems } from './stems.ts';

const LONGEST = 280;
const SENTENCE = /[^.;:]+(?:[.;:]+|$)/g;

/** A text in sentences or clauses, none longer than a snippet may be. */
export function passagesOf(text: string): string[] {
  const passages: string[] = [];
  let open = '';
  for (const [sentence] of text.matchAll(SENTENCE)) {
    if (open !== '' && open.length + sentence.length > LONGEST) {
      passages.push(open);
      open = '';
    }
    open += sentence;
    while (open.length > LONGEST) {
      const blank = open.lastIndexOf(' ', LONGEST);
      const end = blank > LONGEST / 2 ? blank : LONGEST;
      passages.push(open.slice(0, end));
      open = open.slice(end);
    }
  }
  if (open.trim() !== '') passages.push(open);
  return passages.map((passage) => passage.trim()).filter((passage) => passage !== '');
}

/** The passage with most of the stems; null where none has any. The texts must have been learned. */
export function bestPassage(texts: readonly string[], wanted: ReadonlySet<string>, stems: Stems): MarkedText | null {
  let best: MarkedText | null = null;
  let most = 0;
  for (const passage of texts.flatMap(passagesOf)) {
    const spans = stems.spans(passage, wanted);
    const different = new Set(spans.map(({ start, end }) => stems.of(passage.slice(start, end)))).size;
    const value = different * 10 + Math.min(spans.length, 9);
    if (value > most) {
      most = value;
      best = { text: passage, spans };
    }
  }
  return best;
}
