import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../shared/query-keys.ts';
import { getEngines, type Engines } from './api/get-engines.ts';

/** Which engines this deployment offers; undefined until the service has answered. */
export function useEngines(): Engines | undefined {
  return useQuery({ queryKey: queryKeys.engines, queryFn: ({ signal }) => getEngines(signal) }).data;
}
