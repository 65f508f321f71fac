import type { FormalCheck, FormalSentence } from '@premise/contracts';
import { SpanPieces } from '../output/span-pieces.ts';
import { blankMarkup } from '../text/markup.ts';
import { formalVerdictOf } from './formal-verdict.ts';
import { argumentInText, type ArgumentSentence, LONGEST_TEXT } from './sentences-of-argument.ts';

/**
 * Finds premises and conclusion in running text by the words that mark them ("therefore", "it follows that", "because")
 * and decides whether the conclusion follows. Spans are places in `text`.
 */
export function formalCheck(text: string): FormalCheck {
  const clean = text.length > LONGEST_TEXT ? '' : blankMarkup(text).text;
  const found = argumentInText(clean);
  if (!found)
    return {
      verdict: 'not-formal',
      summary: 'No conclusion is marked as such (by “therefore”, “so”, “because” …), so there is no form to check.',
      premises: [],
      conclusion: null,
      readings: [],
      notUnderstood: [],
    };
  const pieces = new SpanPieces(text, clean);
  const placed = (sentence: ArgumentSentence): FormalSentence => ({
    text: pieces.textOf(sentence),
    spans: pieces.split(sentence),
  });
  return formalVerdictOf(found.premises.map(placed), placed(found.conclusion));
}
