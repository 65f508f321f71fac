/** Text without its markup, of the same length: what was left out is blank, so that offsets stay those of the original. */
export interface CleanText {
  text: string;
  hadMarkup: boolean;
}

const HIDDEN_ELEMENTS = ['script', 'style', 'template', 'noscript'];
const CONTROL =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffc]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;
const ENTITY = /&(?:nbsp|amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-f]{1,6});/gi;
const MAX_ROUNDS = 3;

function blank(length: number): string {
  return ' '.repeat(length);
}

function elementNameAt(text: string, at: number): string {
  let end = at;
  while (end < text.length && end - at < 40 && /[a-z0-9-]/i.test(text.charAt(end))) end += 1;
  return text.slice(at, end).toLowerCase();
}

/** One pass over the text; every search forward that fails is remembered, so that the pass stays linear. */
function blankTags(text: string): { text: string; found: boolean } {
  const pieces: string[] = [];
  let from = 0;
  let at = text.indexOf('<');
  let noMoreComments = false;
  const noMoreEnds = new Set<string>();
  let found = false;
  let lower: string | undefined;
  while (at !== -1) {
    let end = -1;
    if (!noMoreComments && text.startsWith('<!--', at)) {
      const close = text.indexOf('-->', at + 4);
      if (close === -1) noMoreComments = true;
      else end = close + 3;
    } else if (/[a-z!?/]/i.test(text.charAt(at + 1))) {
      let close = at + 1;
      while (close < text.length && text.charCodeAt(close) !== 62 && text.charCodeAt(close) !== 60) close += 1;
      if (text.charCodeAt(close) === 62) {
        end = close + 1;
        const name = elementNameAt(text, at + 1);
        if (HIDDEN_ELEMENTS.includes(name) && !noMoreEnds.has(name)) {
          lower ??= text.replace(/[A-Z]+/g, (run) => run.toLowerCase());
          const endTag = lower.indexOf(`</${name}`, end);
          if (endTag === -1) noMoreEnds.add(name);
          else end = endTag;
        }
      }
    }
    if (end > at) {
      found = true;
      pieces.push(text.slice(from, at), blank(end - at));
      from = end;
      at = text.indexOf('<', end);
    } else {
      at = text.indexOf('<', at + 1);
    }
  }
  if (!found) return { text, found };
  pieces.push(text.slice(from));
  return { text: pieces.join(''), found };
}

/** Blanks tags, comments, scripts, styles, control characters and lone surrogates; the length stays the same. */
export function blankMarkup(original: string): CleanText {
  let text = original;
  let hadMarkup = false;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const result = blankTags(text);
    if (!result.found) break;
    hadMarkup = true;
    text = result.text;
  }
  // tags nested deeper than that are no prose: their brackets go
  if (hadMarkup) text = text.replace(/<(?=[a-z/!?])/gi, ' ');
  text = text.replace(ENTITY, (entity) => blank(entity.length));
  text = text.replace(CONTROL, ' ').replace(LONE_SURROGATE, ' ');
  return { text, hadMarkup };
}

/** The readable words of a text: tags, scripts and control characters left out, runs of blanks made one. */
export function stripMarkup(text: string): string {
  return blankMarkup(text)
    .text.replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}
