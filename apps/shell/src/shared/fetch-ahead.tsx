import { lazy, type ComponentType } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/**
 * A page that loads when it is drawn, like `lazy`, and that can be had before: drawn then, it is there at once, without
 * the skeleton that React would keep standing for a third of a second.
 */
export function fetchAhead(load: Load): { Page: ComponentType; fetch: () => Promise<void> } {
  let Ready: ComponentType | null = null;
  const Later = lazy(load);
  return {
    Page: () => (Ready ? <Ready /> : <Later />),
    fetch: async () => {
      try {
        Ready = (await load()).default;
      } catch {
        // it is asked for once more when it is drawn, and the boundary around it says what is wrong
      }
    },
  };
}
