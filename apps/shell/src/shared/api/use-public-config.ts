import { CONFIG_PATH, type PublicConfig } from '@premise/contracts';
import { useHydrated } from '@premise/ui';
import { useQuery } from '@tanstack/react-query';

async function fetchConfig(): Promise<PublicConfig> {
  const response = await fetch(CONFIG_PATH, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`${CONFIG_PATH} answered ${response.status}`);
  return (await response.json()) as PublicConfig;
}

/** What this deployment tells its pages; null until it has, or when it cannot. */
export function usePublicConfig(): PublicConfig | null {
  const { data } = useQuery({ queryKey: ['public-config'], queryFn: fetchConfig, staleTime: Infinity });
  // a page that was rendered at build time is taken over without it, however early it came
  const hydrated = useHydrated();
  return hydrated ? (data ?? null) : null;
}
