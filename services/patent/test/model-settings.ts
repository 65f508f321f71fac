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
