import type { RemoteModule } from '@premise/web-platform';
import { createElement, lazy, type ComponentType } from 'react';

export interface KeptPlace {
  /** Waits until it is filled; what stands there in the page's HTML stands until then. */
  Place: ComponentType;
  fill: (routes: RemoteModule) => void;
}

/** Where the gateway puts what the remote's build rendered. */
const Slot = () => createElement('premise-remote');

/** Keeps the place of a remote whose page was rendered at build time. At build time itself it is the slot for it. */
export function keepPlace(): KeptPlace {
  let fill: KeptPlace['fill'] = () => undefined;
  const arrived = new Promise<RemoteModule>((resolve) => {
    fill = resolve;
  });
  return { Place: typeof document === 'undefined' ? Slot : lazy(() => arrived), fill };
}
