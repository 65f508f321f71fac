import { CONFIG_PATH, type PublicConfig } from '@premise/contracts';

/** What this deployment tells its pages. Not an API call: a file the gateway writes from its settings. */
export async function getPublicConfig({ signal }: { signal: AbortSignal }): Promise<PublicConfig> {
  const response = await fetch(CONFIG_PATH, { signal, headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`${CONFIG_PATH} answered ${String(response.status)}`);
  return (await response.json()) as PublicConfig;
}
