import type { ComponentType } from 'react';

/** A remote is given nothing: it takes everything from the shared libraries. */
export type RemoteProps = Readonly<Record<string, never>>;

/** What a remote exposes as `./routes`: a component with its own `<Routes>`, whose paths are whole addresses. */
export interface RemoteModule {
  default: ComponentType<RemoteProps>;
}
