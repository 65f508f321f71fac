import { CodedError } from '@premise/service-platform';
import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import { ModelBusy } from './model-busy.ts';
import type { ModelPurpose } from './model-purpose.ts';
import { ReplyTooLarge } from './guarded-body.ts';

/** Statuses that only whoever runs the product can do something about. */
const FOR_THE_OPERATOR: ReadonlySet<number> = new Set([401, 402, 403, 404]);

/** The service will refuse the same call again. `forOperator`: key, payment, rights or address are wrong. */
export class ModelRefusal extends CodedError {
  readonly modelStatus: number;
  readonly forOperator: boolean;

  constructor(status: number, forOperator: boolean, text: string) {
    super('MODEL_FAILED', text);
    this.modelStatus = status;
    this.forOperator = forOperator;
  }
}

/** Milliseconds, seconds or a date (RFC 9110, section 10.2.3); null when no time to come is named. */
export function retryAfterMs(headers: Headers | undefined, now = Date.now()): number | null {
  const known = (ms: number): number | null => (Number.isFinite(ms) && ms > 0 ? ms : null);
  const exact = headers?.get('retry-after-ms');
  if (exact && /^\d+(\.\d+)?$/.test(exact)) return known(Number(exact));
  const value = headers?.get('retry-after')?.trim();
  if (!value) return null;
  return known(/^\d+(\.\d+)?$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now);
}

/** An error the service answered. */
export type ServiceError = APIError<number | undefined, Headers | undefined, object | undefined>;

function statusOf(error: ServiceError): number {
  // An error in the middle of a stream has no status of its own; some services name one in it.
  const { error: body } = error;
  const status = Number(error.status ?? (body && 'code' in body ? body.code : undefined));
  return Number.isInteger(status) && status >= 300 && status <= 599 ? status : 500;
}

/** Says in the product's own words what went wrong: the service's may quote the key or what the user wrote. */
function ofStatus(error: ServiceError, subject: ModelPurpose['subject']): Error {
  const status = statusOf(error);
  const code = `${String(error.code ?? '')} ${String(error.type ?? '')}`;
  const unpaid = status === 402 || (status === 429 && /insufficient_quota|billing/.test(code));
  if (unpaid) {
    return new ModelRefusal(
      402,
      true,
      'The language model asks for payment (status 402). Whoever runs Premise has been told.',
    );
  }
  if (FOR_THE_OPERATOR.has(status)) {
    return new ModelRefusal(
      status,
      true,
      `The language model refused the call (status ${status}). Whoever runs Premise has been told.`,
    );
  }
  if (status === 413) {
    return new ModelRefusal(status, false, `The ${subject} is longer than the language model takes (status 413).`);
  }
  const after = retryAfterMs(error.headers);
  if (status === 429) return new ModelBusy('overloaded', 'The language model is overloaded (status 429).', after);
  if (status === 408 || status === 409 || status >= 500) {
    return new ModelBusy('failing', `The language model is out of order (status ${status}).`, after);
  }
  return new ModelRefusal(status, false, `The language model refused the call (status ${status}).`);
}

/** What a failed call means for what the model was asked for. */
export function meaningOf(error: unknown, subject: ModelPurpose['subject']): unknown {
  const understood = [ModelBusy, ReplyTooLarge, CodedError, APIUserAbortError];
  if (understood.some((kind) => error instanceof kind)) return error;
  if (error instanceof APIConnectionTimeoutError)
    return new ModelBusy('failing', 'The language model did not answer in time.');
  if (error instanceof APIConnectionError) return new ModelBusy('failing', 'The language model could not be reached.');
  if (error instanceof APIError) return ofStatus(error as ServiceError, subject);
  // What remains are connections that broke and streams that are none.
  return new ModelBusy('failing', 'The answer of the language model broke off.');
}
