import type { ChatRequest } from './chat-completions.ts';
import { JSON_REPLY } from './json-reply.ts';
import { LABELLED_REPLY } from './labelled-reply.ts';
import { ALL_SKILLS, type StandInFailure, type StandInSkills, type StandInTurn } from './turn.ts';

export type Decide = (request: ChatRequest) => StandInTurn | undefined;

/** What the stand-in has been told to do. */
export class Script {
  skills: StandInSkills = ALL_SKILLS;
  private usual: StandInTurn = {};
  private failure: StandInFailure | null = null;
  private failuresLeft = 0;
  private turns: StandInTurn[] = [];
  private own: Decide | null = null;
  private held = false;
  private readonly waiting: (() => void)[] = [];

  turnFor(request: ChatRequest): StandInTurn {
    if (this.failure && this.failuresLeft > 0) {
      this.failuresLeft -= 1;
      return { refuse: this.failure };
    }
    return this.turns.shift() ?? this.own?.(request) ?? this.usual;
  }

  /** The canned answer, in the form that is asked for. */
  textFor(request: ChatRequest): string {
    return request.response_format?.type === 'json_schema' ? JSON_REPLY : LABELLED_REPLY;
  }

  fail(failure: StandInFailure, times: number): void {
    this.failure = failure;
    this.failuresLeft = times;
  }

  next(turns: StandInTurn[]): void {
    this.turns.push(...turns);
  }

  always(turn: StandInTurn): void {
    this.usual = turn;
  }

  decide(decide: Decide): void {
    this.own = decide;
  }

  hold(): void {
    this.held = true;
  }

  async pass(): Promise<void> {
    if (this.held) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  release(): void {
    this.held = false;
    for (const resume of this.waiting.splice(0)) resume();
  }
}
