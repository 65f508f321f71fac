import { componentValue, emptyModelOutput, LabelledReplyReader, shownOutput } from '@premise/argument-engine';
import type { ComponentArrival, ComponentName } from '@premise/contracts';
import { ReplyTooLarge, type ReplyForm } from '@premise/language-model';
import { givesAwayPrompt, type AnalysisPrompt } from './analysis-prompt.ts';
import { componentOf, JsonMembers, withComponent } from './json-reply.ts';
import { boundedOutput, type WholeReply } from './whole-reply.ts';

/** What an analysis takes, in characters, beside the words of the argument that it repeats. */
const OWN_WORDS_MAX_LENGTH = 200_000;
/** How often an analysis repeats the argument, at most: its premises once, its improved version twice. */
const REPETITIONS = 3;
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
  private readonly maxLength: number;
  private readonly told = new Set<ComponentName>();
  private readonly members = new JsonMembers();
  private readonly labelled: LabelledReplyReader;

  constructor(
    private readonly argumentText: string,
    private readonly prompt: AnalysisPrompt,
  ) {
    this.labelled = new LabelledReplyReader(argumentText);
    this.maxLength = OWN_WORDS_MAX_LENGTH + REPETITIONS * argumentText.length;
  }

  get reply(): string {
    return this.text;
  }

  get whole(): WholeReply {
    return { text: this.text, form: this.form, argumentText: this.argumentText, prompt: this.prompt };
  }

  /** Components that are whole now and fit to be shown, each once. Throws ReplyTooLarge. */
  push(piece: string): ComponentArrival[] {
    if (this.text.length + piece.length > this.maxLength) throw new ReplyTooLarge();
    this.text += piece;
    if (this.form === null) {
      this.form = formOf(this.text);
      if (this.form === null) return [];
      piece = this.text;
    }
    const arrivals = this.form === 'json' ? this.ofMembers(piece) : this.labelled.push(piece);
    return arrivals.flatMap((arrival) => this.presentable(arrival));
  }

  private ofMembers(piece: string): ComponentArrival[] {
    return this.members.push(piece).flatMap(({ key, value }) => {
      const known = componentOf(key, value);
      return known === undefined ? [] : [{ component: key as ComponentName, value: known }];
    });
  }

  private presentable({ component, value }: ComponentArrival): ComponentArrival[] {
    if (isEmpty(value) || this.told.has(component)) return [];
    if (givesAwayPrompt([value].flat().join('\n'), this.prompt, this.argumentText)) return [];
    const parsed = withComponent(emptyModelOutput(), component, value);
    const shown = componentValue(shownOutput(boundedOutput(parsed, this.argumentText), ''), component);
    if (isEmpty(shown)) return [];
    this.told.add(component);
    return [{ component, value: shown }];
  }
}
