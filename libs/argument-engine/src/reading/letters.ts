import type { Clause } from './clauses.ts';
import { hasFiniteVerb } from './cuts.ts';

/** Opening and closing lines of letters and messages. */
const LETTER_LINE =
  /^(?:(?:dear|hi|hello|hey|to whom)\b[^.?!]{0,40}|good (?:morning|afternoon|evening)\b[^.?!]{0,30}|(?:yours|best|kind|warm|kindest|with (?:best|kind|warm)|many thanks|thanks|thank you|cheers|sincerely|regards|love|all the best)(?: [a-z]+){0,4})[\s,.!]*$/i;
const SIGNATURE = /^(?:(?:\p{Lu}\.|(?:Dr|Mr|Mrs|Ms|Prof)\.?|\p{Lu}[\p{L}'’-]+),? ?){1,4}$/u;
/** Who speaks, at the beginning of a line. */
export const SPEAKER = /^(?:To the editor|\p{Lu}[\p{L}.'’-]{1,20}(?: \p{Lu}[\p{L}.'’-]{1,20})?):\s+/u;

/** Greeting, closing or signature of a letter. */
export function isLetterLine(said: string, before: readonly Clause[]): boolean {
  if (said.length > 60) return false;
  if (LETTER_LINE.test(said)) return !hasFiniteVerb(said.replace(/^(?:many )?thank(?:s| you)/i, ''));
  return before.at(-1)?.kind === 'heading' && SIGNATURE.test(said);
}

/** Labels that look like names at the beginning of a line. */
export const LABEL =
  /^(?:to the editor|premises?|conclusions?|claims?|reasons?|thesis|note|nb|ps|pros?|cons?|for|against|objection|reply|response|answer|question|q|a|fact|facts|example|warning|summary|background|result|results|method|methods|step|part|point|update|edit|subject|from|re|date|however|therefore|so|because)\b/i;
