import { Banner } from '@premise/ui';
import { useOfficeKey, useSources } from '../shared/use-sources.ts';

/** S2's status box: whether a key is configured, and what stands in where none is. */
export function KeyStatus() {
  const stored = useOfficeKey();
  const { data } = useSources();
  const second = data?.sources.find(({ kind }) => kind !== 'office');
  if (stored !== null) {
    return (
      <Banner tone="success" title="An API key is configured">
        Searches ask the patent office with it first
        {second ? `, and ${second.label} where the office cannot answer` : ''}.
      </Banner>
    );
  }
  if (data?.serverKey) {
    return (
      <Banner tone="success" title="An API key is configured on this server">
        Its operator has set one. A key of your own, saved here, is used in its place.
      </Banner>
    );
  }
  return (
    <Banner tone="info" title="No API key is configured">
      {second ? `${second.label} is used as fallback` : 'The second patent data source is used as fallback'}, so that
      every research tool works.
    </Banner>
  );
}
