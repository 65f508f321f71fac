import { useQuery } from '@tanstack/react-query';
import { getPublicConfig } from './api/get-public-config.ts';

/** The deployment's public settings; undefined until they are here, and where they cannot be read. */
export function usePublicConfig() {
  return useQuery({ queryKey: ['public-config'], queryFn: getPublicConfig, staleTime: Infinity }).data;
}
