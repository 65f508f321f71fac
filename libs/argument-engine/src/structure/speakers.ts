import type { SentenceSpan } from '../text/sentences.ts';

/** A name and a colon at the beginning of a line. */
const SPEAKER = /^(?<name>\p{Lu}[\p{L}.'’-]{0,20}(?: \p{Lu}[\p{L}.'’-]{1,20}){0,2}):\s+(?=\S)/u;
/** What else stands before a colon at the beginning of a line. */
const LABEL =
  /^(?:to the editor|premises?|conclusions?|claims?|reasons?|thesis|note|nb|ps|pros?|cons?|for|against|objection|reply|response|answer|question|q|a|facts?|example|warning|summary|background|results?|methods?|step|part|point|update|edit|subject|from|re|to|date|cc|however|therefore|so|because|title|topic|introduction|discussion|abstract|motion|decision|action|order|agenda|item|verdict|apologies|present|attending|attendance|absent|minutes|chair|secretary|subj|ref|reference|attn|via|sent|signed|regards|venue|cost|costs|total|budget|status|owner|due|moans|price|time|place|location|address|phone|email)\b/i;

export interface SpokenSentence extends SentenceSpan {
  /** The name that stands before it, or before what it goes on from; null where nobody is named. */
  speaker: string | null;
}

const beginsLine = (text: string, at: number): boolean => at === 0 || /[\n\r\u2028\u2029]/.test(text.charAt(at - 1));

/** Takes the names of speakers off the sentences. A name holds until the next one. */
export function nameSpeakers(text: string, sentences: readonly SentenceSpan[]): SpokenSentence[] {
  let speaker: string | null = null;
  return sentences.map((sentence) => {
    const { start, end } = sentence;
    if (!beginsLine(text, start)) return { ...sentence, speaker };
    const found = SPEAKER.exec(text.slice(start, Math.min(end, start + 70)));
    const name = found?.groups?.name;
    if (found === null || name === undefined) return { ...sentence, speaker };
    // a label holds for its line, a speaker until the next one speaks
    if (LABEL.test(name)) speaker = null;
    else speaker = name;
    return { ...sentence, start: Math.min(start + found[0].length, end - 1), speaker };
  });
}
