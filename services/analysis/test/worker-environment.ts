import { serviceEnvironment } from '@premise/testing';
import type { AnalysisConfig } from '../src/config.ts';
import { modelEnvironment } from './model-settings.ts';

/** The settings of a spec, as a process of its own is told them. */
export const workerEnvironment = (config: AnalysisConfig): NodeJS.ProcessEnv => ({
  ...serviceEnvironment(config),
  ANALYSIS_DATABASE_URL: config.databaseUrl,
  ...(config.model ? modelEnvironment(config.model) : {}),
});
