import type { Environment } from '@premise/service-platform';

/** Most that may be used of the model in one day, UTC; null sets no limit. */
export interface ModelBudgetLimits {
  userCalls: number | null;
  userTokens: number | null;
  /** All users together. */
  totalCalls: number | null;
  totalTokens: number | null;
}

export type StructuredOutput = 'auto' | 'on' | 'off';

export interface ModelConfig {
  baseUrl: string;
  apiKey: string;
  name: string;
  /** `auto` asks for a JSON schema until the service says that it knows none. */
  structuredOutput: StructuredOutput;
  /** A service that says nothing for so long is given up. */
  idleMs: number;
  /** Longest time of one answer. */
  timeoutMs: number;
  /** How long a job waits in all for a service that says it is overloaded. */
  patienceMs: number;
  /** Calls of one worker under way at once. */
  callsAtOnce: number;
  budget: ModelBudgetLimits;
}

const DEFAULT_MODEL = 'mistral-small-latest';
const STRUCTURED: readonly StructuredOutput[] = ['auto', 'on', 'off'];
const MOST = Number.MAX_SAFE_INTEGER;

function structuredOutput(environment: Environment): StructuredOutput {
  const value = environment.text('MODEL_STRUCTURED_OUTPUT', 'auto');
  const known = STRUCTURED.find((each) => each === value);
  if (!known) {
    throw new Error(`The environment variable MODEL_STRUCTURED_OUTPUT must be one of ${STRUCTURED.join(', ')}.`);
  }
  return known;
}

/** Reads the variables MODEL_*. Null when no model is configured; throws a sentence that names the variable that is wrong. */
export function readModel(environment: Environment): ModelConfig | null {
  if (environment.optional('MODEL_BASE_URL') === undefined) return null;
  const seconds = (name: string, max: number, fallback: number) =>
    environment.whole(name, { min: 1, max }, fallback) * 1000;
  const limit = (name: string, fallback: number) => environment.whole(name, { min: 0, max: MOST }, fallback) || null;
  return {
    baseUrl: environment.url('MODEL_BASE_URL', ['http', 'https']),
    // Services on one's own machine often ask for no key, but their clients insist on sending one.
    apiKey: environment.text('MODEL_API_KEY', 'none'),
    name: environment.text('MODEL_NAME', DEFAULT_MODEL),
    structuredOutput: structuredOutput(environment),
    idleMs: seconds('MODEL_IDLE_SECONDS', 300, 60),
    timeoutMs: seconds('MODEL_TIMEOUT_SECONDS', 3600, 600),
    patienceMs: environment.whole('MODEL_PATIENCE_MINUTES', { min: 1, max: 1440 }, 60) * 60_000,
    callsAtOnce: environment.whole('MODEL_CALLS_AT_ONCE', { min: 1, max: 1000 }, 50),
    budget: {
      userCalls: limit('MODEL_CALLS_PER_USER_PER_DAY', 1000),
      userTokens: limit('MODEL_TOKENS_PER_USER_PER_DAY', 5_000_000),
      totalCalls: limit('MODEL_CALLS_PER_DAY', 20_000),
      totalTokens: limit('MODEL_TOKENS_PER_DAY', 100_000_000),
    },
  };
}
