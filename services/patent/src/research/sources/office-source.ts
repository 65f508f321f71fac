import { checkedStatus, jsonOf } from '../outbound/read-answer.ts';
import type { LiveLine } from './live-line.ts';
import { PatentSource, type SourceCall } from './patent-source.ts';
import { SourceFailure } from './source-failure.ts';

/** What both services of the office have in common: they speak JSON, and want a key in a header. */
export abstract class OfficeSource extends PatentSource {
  readonly kind = 'office';
  readonly live = true;
  override readonly needsKey = true;

  constructor(
    private readonly base: string,
    private readonly line: LiveLine,
  ) {
    super();
  }

  /** The JSON of the answer; undefined where it says that nothing is there. With a body the call is a POST. */
  protected async ask(path: string, { key, signal }: SourceCall, body?: object): Promise<unknown> {
    if (key === null) throw new SourceFailure('key-missing', 'No API key is configured.');
    const request = {
      url: new URL(path, this.base),
      headers: {
        accept: 'application/json',
        'x-api-key': key,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { method: 'POST' as const, body: JSON.stringify(body) }),
      signal,
    };
    const answer = checkedStatus(await this.line.send(request, key));
    return answer === null ? undefined : jsonOf(answer);
  }
}
