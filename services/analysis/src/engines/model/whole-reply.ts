import { arrivalsOf, parseLabelledReply, resultsFromParsed } from '@premise/argument-engine';
import type { AnalysisResults, ParsedModelOutput } from '@premise/contracts';
import type { ReplyForm } from '@premise/language-model';
import { givesAwayPrompt, type AnalysisPrompt } from './analysis-prompt.ts';
import { parseJsonReply } from './json-reply.ts';

/** An answer that has come to its end. */
export interface WholeReply {
  text: string;
  form: ReplyForm | null;
  argumentText: string;
  prompt: AnalysisPrompt;
}
/** A problem is the end of a sentence about the answer. */
export type ReadReply = { parsed: ParsedModelOutput } | { problem: string };
export type Conclusion = { results: AnalysisResults } | { problem: string };

/** Longest text of one component that is kept; the improved version may be twice as long as the argument. */
const TEXT_MAX_LENGTH = 20_000;

/** What the whole answer says, or what is wrong with it. */
export function readReply({ text, form, argumentText, prompt }: WholeReply): ReadReply {
  if (text.trim() === '') return { problem: 'was empty' };
  const parsed = form === 'json' ? parseJsonReply(text) : parseLabelledReply(text, argumentText);
  if (!parsed) return { problem: 'was not the JSON object that was asked for' };
  // Premises fall back to the argument itself, so the conclusion is what tells an analysis from small talk.
  if (parsed.conclusion.text.trim() === '') return { problem: 'names no conclusion' };
  const words = arrivalsOf(parsed).flatMap(({ value }) => value);
  if (givesAwayPrompt(words.join('\n'), prompt, argumentText)) {
    return { problem: 'repeats what it was told beside the argument' };
  }
  return { parsed: boundedOutput(parsed, argumentText) };
}

/** Turns an answer into results. The time it takes grows with argument and answer, and a hostile answer takes the most. */
export function concludeReply(reply: WholeReply, engine: AnalysisResults['engine']): Conclusion {
  const read = readReply(reply);
  return 'parsed' in read ? { results: resultsFromParsed(read.parsed, reply.argumentText, engine) } : read;
}

/** The same output without texts of excessive length. */
export function boundedOutput(parsed: ParsedModelOutput, argumentText: string): ParsedModelOutput {
  const cut = (words: string, most = TEXT_MAX_LENGTH): string =>
    words.length > most ? `${words.slice(0, most)}…` : words;
  // A premise may be as long as the argument whose words it is in.
  const longest = Math.max(TEXT_MAX_LENGTH, argumentText.length);
  const all = (items: string[], most?: number): string[] => items.map((item) => cut(item, most));
  return {
    ifThenStructure: cut(parsed.ifThenStructure),
    necessaryAssumption: all(parsed.necessaryAssumption),
    sufficientAssumption: all(parsed.sufficientAssumption),
    conclusion: { text: cut(parsed.conclusion.text, longest), type: cut(parsed.conclusion.type, 200) },
    unstatedRule: cut(parsed.unstatedRule),
    methodOfReasoning: cut(parsed.methodOfReasoning),
    logicalFlaws: all(parsed.logicalFlaws),
    quantifiers: all(parsed.quantifiers),
    premiseSets: { explicit: all(parsed.premiseSets.explicit, longest), implicit: all(parsed.premiseSets.implicit) },
    possibleCounter: cut(parsed.possibleCounter),
    unstatedAssumptions: all(parsed.unstatedAssumptions),
    improvedVersion: cut(parsed.improvedVersion, 2 * longest),
  };
}
