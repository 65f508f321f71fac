import {
  arrivalsOf,
  componentValue,
  emptyModelOutput,
  LabelledReplyReader,
  shownOutput,
} from '@premise/argument-engine';
import type { ComponentArrival, ComponentName, ParsedModelOutput } from '@premise/contracts';
import { givesAwayPrompt, type AnalysisPrompt, type ReplyForm } from './analysis-prompt.ts';
import { componentOf, JsonMembers, parseJsonReply, withComponent } from './json-reply.ts';

export type ReadReply = { parsed: ParsedModelOutput } | { problem: string };

/** Longest text of one component that is kept; the improved version may be twice as long as the argument. */
const TEXT_MAX_LENGTH = 20_000;
/** Characters after which an answer has begun. */
const FORM_SHOWS_WITHIN = 2000;
const isEmpty = (value: string | string[]): boolean => value.length === 0;

/** Null while it cannot be told yet. */
function formOf(text: string): ReplyForm | null {
  const begun = text.slice(0, FORM_SHOWS_WITHIN).trimStart();
  if (/^(?:```\w*\s*)?\{/.test(begun)) return 'json';
  const open = begun === '' || /^`{1,3}\w*\s*$/.test(begun);
  return open && text.length < FORM_SHOWS_WITHIN ? null : 'labelled';
}

/** Reads one answer while it comes in, in whichever of the two forms it is. */
export class ReplyReader {
  private text = '';
  private form: ReplyForm | null = null;
  private readonly members = new JsonMembers();
  private readonly labelled: LabelledReplyReader;

  constructor(
    private readonly argumentText: string,
    private readonly prompt: AnalysisPrompt,
  ) {
    this.labelled = new LabelledReplyReader(argumentText);
  }

  get reply(): string {
    return this.text;
  }

  /** Components that are whole now and fit to be shown. */
  push(piece: string): ComponentArrival[] {
    this.text += piece;
    if (this.form === null) {
      this.form = formOf(this.text);
      if (this.form === null) return [];
      piece = this.text;
    }
    const arrivals = this.form === 'json' ? this.ofMembers(piece) : this.labelled.push(piece);
    return arrivals.flatMap((arrival) => this.presentable(arrival));
  }

  /** What the whole answer says, or what is wrong with it as the end of a sentence. */
  finish(): ReadReply {
    if (this.text.trim() === '') return { problem: 'was empty' };
    const parsed = this.form === 'json' ? parseJsonReply(this.text) : this.labelled.parsed();
    if (!parsed) return { problem: 'was not the JSON object that was asked for' };
    // Premises fall back to the argument itself, so the conclusion is what tells an analysis from small talk.
    if (parsed.conclusion.text.trim() === '') return { problem: 'names no conclusion' };
    if (this.givesAway(arrivalsOf(parsed).flatMap(({ value }) => value))) {
      return { problem: 'repeats what it was told beside the argument' };
    }
    return { parsed: this.bounded(parsed) };
  }

  private ofMembers(piece: string): ComponentArrival[] {
    return this.members.push(piece).flatMap(({ key, value }) => {
      const known = componentOf(key, value);
      return known === undefined ? [] : [{ component: key as ComponentName, value: known }];
    });
  }

  private presentable({ component, value }: ComponentArrival): ComponentArrival[] {
    if (isEmpty(value)) return [];
    if (this.givesAway([value].flat())) return [];
    const output = shownOutput(this.bounded(withComponent(emptyModelOutput(), component, value)), '');
    const shown = componentValue(output, component);
    return isEmpty(shown) ? [] : [{ component, value: shown }];
  }

  private givesAway(words: string[]): boolean {
    return givesAwayPrompt(words.join('\n'), this.prompt, this.argumentText);
  }

  private bounded(parsed: ParsedModelOutput): ParsedModelOutput {
    const cut = (words: string, most = TEXT_MAX_LENGTH): string =>
      words.length > most ? `${words.slice(0, most)}…` : words;
    // A premise may be as long as the argument whose words it is in.
    const longest = Math.max(TEXT_MAX_LENGTH, this.argumentText.length);
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
}
