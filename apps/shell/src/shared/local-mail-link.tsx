import { Anchor } from '@premise/ui';
import { usePublicConfig } from './api/use-public-config.ts';

/** Where mail stays on this machine: the way to it. Elsewhere nothing. */
export function LocalMailLink() {
  const config = usePublicConfig();
  if (!config?.mailPage) return null;
  return (
    <Anchor inherit href={config.mailPage} target="_blank" rel="noreferrer">
      Open the local mail page
    </Anchor>
  );
}
