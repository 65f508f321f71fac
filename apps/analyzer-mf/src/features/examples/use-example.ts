import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../shared/query-keys.ts';
import { getExample } from './api/get-example.ts';

export const useExample = (slug: string) =>
  useQuery({
    queryKey: queryKeys.example(slug),
    queryFn: ({ signal }) => getExample(slug, signal),
    staleTime: Infinity,
  });
