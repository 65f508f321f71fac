import { APIError } from 'openai';
import type { StructuredOutput } from './model-config.ts';
import type { ServiceError } from './model-errors.ts';

export type OptionalPart = 'schema' | 'usage' | 'temperature';

const NAMED_BY: Readonly<Record<OptionalPart, RegExp>> = {
  usage: /stream_options|include_usage/i,
  schema: /response_format|json_?schema|structured.?output/i,
  temperature: /temperature/i,
};

const complaintOf = ({ param, message }: ServiceError): string => `${param ?? ''} ${message.slice(0, 500)}`;

/** Parts of a request that not every service knows. One that a service refuses is left out from then on. */
export class OptionalParts {
  private readonly left: Set<OptionalPart>;
  private readonly fixed: Set<OptionalPart>;

  constructor(structured: StructuredOutput) {
    this.left = new Set<OptionalPart>(
      structured === 'off' ? ['usage', 'temperature'] : ['schema', 'usage', 'temperature'],
    );
    this.fixed = new Set<OptionalPart>(structured === 'on' ? ['schema'] : []);
  }

  /** The part the refusal is about, which was in the request and is given up now; null when it is about something else. */
  giveUp(error: unknown, sent: ReadonlySet<OptionalPart>): OptionalPart | null {
    if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return null;
    const complaint = complaintOf(error as ServiceError);
    const parts = Object.keys(NAMED_BY) as OptionalPart[];
    const part = parts.find((each) => sent.has(each) && !this.fixed.has(each) && NAMED_BY[each].test(complaint));
    if (part) this.left.delete(part);
    return part ?? null;
  }

  all(): ReadonlySet<OptionalPart> {
    return new Set(this.left);
  }
}
