import { Injectable, Logger } from '@nestjs/common';
import type { PatentSourceName, SourceAttempt, Sourced } from '@premise/contracts';
import { CodedError } from '@premise/service-platform';
import type { AnswerTo, Asked, PatentSource, SourceQuestion } from '../sources/patent-source.ts';
import { SourceFailure } from '../sources/source-failure.ts';
import { askQuestion } from './ask-question.ts';
import { fallbackNotice } from './fallback-notice.ts';
import { LiveCalls } from './live-calls.ts';
import { OfficeKeys } from './office-keys.ts';
import { SourceRegistry } from './source-registry.ts';
import { SourceStates } from './source-states.ts';

/** What servers use to note a call whose caller hung up; nobody reads it. */
const CALLER_LEFT = 499;

/** Who asks, and what for. */
export interface Asking<Question extends SourceQuestion> {
  question: Question;
  asked: Asked<Question>;
  /** This source alone; absent: in configured order. */
  only?: PatentSourceName | undefined;
  /** The caller's own office key. */
  key: string | null;
  /** The caller has left. */
  signal: AbortSignal;
  /** Total and facets are wanted; absent: they are. */
  counts?: boolean | undefined;
  /** Whether an answer settles the matter; where not, the next source is asked as well. Absent: each does. */
  settles?: (answer: AnswerTo<Question>) => boolean;
  /** Sources that cannot do it are passed over. */
  able?: (source: PatentSource) => boolean;
}

export interface Answered<Question extends SourceQuestion> extends Sourced {
  answer: AnswerTo<Question>;
}

/** Asks the sources in their order until one answers (decision 22). */
@Injectable()
export class AskSources {
  private readonly logger = new Logger(AskSources.name);

  constructor(
    private readonly registry: SourceRegistry,
    private readonly live: LiveCalls,
    private readonly states: SourceStates,
    private readonly officeKeys: OfficeKeys,
  ) {}

  /** Throws SOURCES_UNAVAILABLE with what was tried when none could answer. */
  async ask<Question extends SourceQuestion>(asking: Asking<Question>): Promise<Answered<Question>> {
    const tried: SourceAttempt[] = [];
    let last: Answered<Question> | null = null;
    for (const source of this.asked(asking)) {
      try {
        const answered = await this.askOne(source, asking);
        const notice = fallbackNotice(source, tried);
        last ??= { ...answered, fallbackUsed: notice.fallbackUsed, notice: notice.text, tried: [...tried] };
        if (asking.settles?.(answered.answer) ?? true) {
          return { ...answered, fallbackUsed: notice.fallbackUsed, notice: notice.text, tried };
        }
        tried.push({ name: source.name, label: source.label, trouble: 'empty', why: 'It knows of nothing there.' });
      } catch (error) {
        if (!(error instanceof SourceFailure)) throw error;
        if (asking.signal.aborted) throw new CodedError('UNAVAILABLE', 'The caller has left.', { status: CALLER_LEFT });
        tried.push({ name: source.name, label: source.label, trouble: error.trouble, why: error.message });
      }
    }
    // Nobody knew better than the first one who looked.
    if (last !== null) return last;
    throw this.unavailable(tried);
  }

  private asked<Question extends SourceQuestion>({ only, able }: Asking<Question>): PatentSource[] {
    const named = this.registry.sources.filter(({ name }) => only === undefined || name === only);
    if (named.length === 0) throw new CodedError('SOURCE_UNKNOWN', 'This source of patents is not configured here.');
    return named.filter((source) => able?.(source) ?? true);
  }

  private async askOne<Question extends SourceQuestion>(
    source: PatentSource,
    { question, asked, key: own, signal, counts = true }: Asking<Question>,
  ): Promise<Pick<Answered<Question>, 'answer' | 'source'>> {
    const key = this.officeKeys.keyFor(source, own);
    const { name, label } = source;
    const told = async (at: { answeredAt: string; cached: boolean }) => ({
      name,
      label,
      sample: await source.sample().catch(() => false),
      ...at,
    });
    if (!source.live) {
      const answer = await this.askHere(source, question, asked, { signal, counts });
      return { answer, source: await told({ answeredAt: new Date().toISOString(), cached: false }) };
    }
    const { answer, ...at } = await this.live.ask(source, question, asked, { key, signal });
    return { answer, source: await told({ answeredAt: at.answeredAt, cached: at.cached }) };
  }

  private async askHere<Question extends SourceQuestion>(
    source: PatentSource,
    question: Question,
    asked: Asked<Question>,
    { signal, counts }: { signal: AbortSignal; counts: boolean },
  ): Promise<AnswerTo<Question>> {
    try {
      const answer = await askQuestion(source, question, asked, { key: null, signal, counts });
      void this.states.connected(source, null);
      return answer;
    } catch (error) {
      if (error instanceof SourceFailure) {
        if (error.cause !== undefined && !signal.aborted)
          this.logger.error({ err: error.cause, source: source.name }, error.message);
        // Whoever asked has left: that says nothing about the source.
        if (!signal.aborted) await this.states.failed(source, null, error);
      }
      throw error;
    }
  }

  private unavailable(tried: SourceAttempt[]): CodedError {
    const telling = tried.filter(({ trouble }) => trouble !== 'unsupported' && trouble !== 'key-missing');
    const told = telling[0] ?? tried[0];
    const reason = told === undefined ? 'No source of patents can do this here.' : `${told.label}: ${told.why}`;
    return new CodedError('SOURCES_UNAVAILABLE', reason, { body: { tried }, retryAfterSeconds: 10 });
  }
}
