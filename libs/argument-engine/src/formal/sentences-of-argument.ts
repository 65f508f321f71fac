import type { TextSpan } from '@premise/contracts';

/** An argument as it stands in running text. */
export interface ArgumentSentence extends TextSpan {
  text: string;
}

export interface ArgumentInText {
  premises: ArgumentSentence[];
  conclusion: ArgumentSentence;
}

const CONCLUDING =
  /^(?:(?:and|but)\s+)?(?:therefore|thus|hence|so|ergo|consequently|accordingly|as a (?:result|consequence)|in conclusion|in consequence|it follows(?: from this)?(?: that)?|from (?:this|which|these|that)(?:,)?(?: it)? follows(?: that)?|all (?:this|of this) (?:entails|implies|means|shows|proves)(?: that)?|this (?:entails|implies|means|shows|proves) that|which (?:entails|implies|means|shows|proves) that|(?:so,? )?we (?:may|can|must|should|thus|therefore)(?: thus| therefore| safely| then)? (?:conclude|infer|deduce)(?: that)?|(?:one|you) (?:may|can|must) (?:conclude|infer)(?: that)?|(?:the )?conclusion(?: is(?: that)?)?|c[.:)])(?:,? necessarily|,? it follows that|,? it must be that|,? it is clear that)?\s*[,:]?\s+(?=\S)/i;

/** "Here comes a perfectly valid argument:", "The following argument pertains to this question:". */
const INTRODUCTION =
  /^[^.!?\n]*?\b(?:argument|question|relations?|following|reasoning|premises|consider|prove|syllogism)\b[^.:!?\n]*:\s*/i;
const NEXT_SENTENCE =
  /(?<=[.!?])(?=(?:first|second|third|fourth|fifth|next|now|moreover|finally|plus|therefore|thus|hence|so|it follows|we may|in consequence|from this|all this|consequently|to begin|to start)\b)/i;
const ABBREVIATION =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|jr|sr|vs|etc|e\.g|i\.e|no|inc|ltd|co|corp|approx|fig|u\.s)\.$/i;
/** "John F. Kennedy": an initial follows a name or opens the sentence; "type B." ends one. */
const INITIAL = /(?:^|\s)(?:\p{Lu}\p{L}+ |\p{Lu}\. ?|^)\p{Lu}\.$/u;
/** Longer texts are no single argument whose form could be read. */
export const LONGEST_TEXT = 20_000;
const MOST_SENTENCES = 24;

/** The sentences of a text with their places. */
export function sentencesIn(text: string): ArgumentSentence[] {
  const sentences: ArgumentSentence[] = [];
  let from = 0;
  const take = (to: number): void => {
    const piece = text.slice(from, to);
    const lead = piece.length - piece.trimStart().length;
    const trimmed = piece.trim();
    if (/[\p{L}\p{N}]/u.test(trimmed))
      sentences.push({ text: trimmed, start: from + lead, end: from + lead + trimmed.length });
    from = to;
  };
  for (let at = 0; at < text.length && sentences.length <= MOST_SENTENCES * 2; at += 1) {
    const character = text[at];
    if (
      character === '\n' &&
      (text[at + 1] === '\n' ||
        /[.!?:;]\s*$/.test(text.slice(from, at)) ||
        /^\s*(?:[-*•∴]|\(?\w{1,2}[.)])\s/.test(text.slice(at + 1, at + 12)))
    ) {
      take(at + 1);
      continue;
    }
    if (character !== '.' && character !== '!' && character !== '?') continue;
    const after = text.slice(at + 1, at + 40);
    // "P1.", "2.", "C." number what follows
    if (/^(?:[PC]\d{0,2}|\d{1,2}|\(\d{1,2}\))$/.test(text.slice(from, at).trim())) continue;
    const glued = NEXT_SENTENCE.test(`.${after}`) && !/^\s/.test(after);
    if (!glued && !/^["”')\]]*(?:\s|$)/.test(after)) continue;
    if (
      character === '.' &&
      (ABBREVIATION.test(text.slice(Math.max(0, at - 8), at + 1)) ||
        INITIAL.test(text.slice(Math.max(from, at - 24), at + 1))) &&
      !/^\s+(?:All|No|Some|Every|Each|Therefore|Thus|Hence|So|If|Not|A |An |The |Only|One|None|There|Certain)/.test(
        after,
      )
    )
      continue;
    take(at + 1 + (/^["”')\]]*/.exec(after)?.[0].length ?? 0));
  }
  take(text.length);
  return sentences;
}

function cutFront(sentence: ArgumentSentence, length: number): ArgumentSentence {
  const rest = sentence.text.slice(length);
  const lead = rest.length - rest.trimStart().length;
  return { text: rest.trim(), start: sentence.start + length + lead, end: sentence.end };
}

/** Takes off "Therefore," and the like; null where there is nothing of the kind. */
export function concluded(sentence: ArgumentSentence): ArgumentSentence | null {
  const bullet = /^(?:[-*•∴]\s*|\(?\d{1,2}[.)]\s+)+/.exec(sentence.text)?.[0].length ?? 0;
  const rest = sentence.text.slice(bullet);
  const mark = CONCLUDING.exec(rest);
  if (sentence.text.startsWith('∴')) return cutFront(sentence, bullet);
  if (!mark) return null;
  let out = cutFront(sentence, bullet + mark[0].length);
  for (let round = 0; round < 2; round += 1) {
    const more = CONCLUDING.exec(out.text);
    if (!more) break;
    out = cutFront(out, more[0].length);
  }
  return out;
}

function pieceOf(sentence: ArgumentSentence, from: number, to: number): ArgumentSentence {
  const piece = sentence.text.slice(from, to);
  const lead = piece.length - piece.trimStart().length;
  const text = piece.trim().replace(/[,;:]$/, '');
  const start = sentence.start + from + lead;
  return { text, start, end: start + text.length };
}

/** Finds premises and conclusion by the words that mark them. Null where nothing marks a conclusion. */
export function argumentInText(text: string): ArgumentInText | null {
  if (text.length > LONGEST_TEXT) return null;
  let sentences = sentencesIn(text);
  if (sentences.length > MOST_SENTENCES) return null;
  const introduced = sentences.findIndex((sentence) => INTRODUCTION.test(sentence.text.slice(0, 600)));
  const opening = introduced < 0 ? undefined : sentences[introduced];
  if (opening) {
    const length = INTRODUCTION.exec(opening.text)?.[0].length ?? 0;
    const first = cutFront(opening, length);
    sentences = [...(first.text === '' ? [] : [first]), ...sentences.slice(introduced + 1)];
  }
  const premises: ArgumentSentence[] = [];
  let conclusion: ArgumentSentence | null = null;
  for (const sentence of sentences) {
    const end = concluded(sentence);
    if (end) {
      // an intermediate conclusion supports the next one and adds nothing that its premises do not
      conclusion = end;
      continue;
    }
    const because = /^(.+?),? (?:because|since|for the reason that|as is shown by the fact that) (.+)$/is.exec(
      sentence.text,
    );
    const within = /(?:[,;]|\band)\s+(?=(?:therefore|thus|hence|so|ergo|consequently|it follows that)\b)/i.exec(
      sentence.text,
    );
    if (within) {
      const tail = concluded(pieceOf(sentence, within.index + within[0].length, sentence.text.length));
      if (tail) {
        premises.push(pieceOf(sentence, 0, within.index));
        conclusion = tail;
        continue;
      }
    }
    if (because && conclusion === null) {
      const [, front = '', reason = ''] = because;
      conclusion = pieceOf(sentence, 0, front.length);
      premises.push(pieceOf(sentence, sentence.text.length - reason.length, sentence.text.length));
      continue;
    }
    const since = /^(?:since|because|as) (.+?), (?:it follows that |therefore |then )?(.+)$/is.exec(sentence.text);
    if (since && conclusion === null) {
      const from = sentence.text.indexOf(since[1] ?? '');
      premises.push(pieceOf(sentence, from, from + (since[1] ?? '').length));
      conclusion = pieceOf(sentence, sentence.text.length - (since[2] ?? '').length, sentence.text.length);
      continue;
    }
    if (!sentence.text.endsWith('?')) premises.push(sentence);
  }
  return conclusion === null || premises.length === 0 ? null : { premises, conclusion };
}
