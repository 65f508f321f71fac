import { Skeleton } from '@premise/ui';

/** The shape of an analysis that is on its way: title, four cards, a text. */
export function DetailSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading analysis">
      <Skeleton height={36} width="min(60%, 20rem)" />
      <Skeleton height={16} width="min(40%, 12rem)" mt="sm" />
      <Skeleton height={112} mt="xl" />
      <Skeleton height={320} mt="lg" />
    </div>
  );
}
