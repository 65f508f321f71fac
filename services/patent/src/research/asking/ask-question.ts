import type { AnswerTo, Asked, PatentSource, SourceCall, SourceQuestion } from '../sources/patent-source.ts';
import { SourceFailure } from '../sources/source-failure.ts';

/** Puts a question to a source by name. Whatever goes wrong inside it becomes a SourceFailure. */
export async function askQuestion<Question extends SourceQuestion>(
  source: PatentSource,
  question: Question,
  asked: Asked<Question>,
  call: SourceCall,
): Promise<AnswerTo<Question>> {
  const ask = source[question] as (asked: Asked<Question>, call: SourceCall) => Promise<AnswerTo<Question>>;
  try {
    return await ask.call(source, asked, call);
  } catch (error) {
    if (error instanceof SourceFailure) throw error;
    if (call.signal.aborted) throw new SourceFailure('too-slow', 'It did not answer in time.', { cause: error });
    const told = source.live ? 'Its answer could not be worked with.' : 'It cannot be read at the moment.';
    throw new SourceFailure('failing', told, { cause: error });
  }
}
