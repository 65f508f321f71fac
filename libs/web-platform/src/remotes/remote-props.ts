import type { ComponentType } from 'react';

/** Properties the shell gives to a remote's `./routes`. It takes everything else from the shared libraries. */
export interface RemoteProps {
  /** The path below which the shell mounted the remote, without a trailing slash; '' at the root. */
  basePath?: string;
}

/** What a remote exposes as `./routes`. */
export interface RemoteModule {
  default: ComponentType<RemoteProps>;
}
