import { readModel, type ModelConfig } from '@premise/language-model';
import { Environment } from '@premise/service-platform';

/** The settings of a model as the environment would give them, with what a spec wants otherwise. */
export function modelSettings(baseUrl: string, more: Partial<ModelConfig> = {}): ModelConfig {
  const settings = readModel(
    new Environment({ MODEL_BASE_URL: baseUrl, MODEL_API_KEY: 'the-key', MODEL_NAME: 'stand-in-small' }),
  );
  if (!settings) throw new Error('No model is configured.');
  return { ...settings, ...more };
}

/** The environment that says the same. */
export function modelEnvironment(model: ModelConfig): Record<string, string> {
  return {
    MODEL_BASE_URL: model.baseUrl,
    MODEL_API_KEY: model.apiKey,
    MODEL_NAME: model.name,
    MODEL_STRUCTURED_OUTPUT: model.structuredOutput,
    MODEL_IDLE_SECONDS: String(model.idleMs / 1000),
    MODEL_TIMEOUT_SECONDS: String(model.timeoutMs / 1000),
    MODEL_CALLS_AT_ONCE: String(model.callsAtOnce),
  };
}
