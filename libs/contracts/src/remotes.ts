/** GET: where the remotes of this deployment are. Read by the shell at run time, never built in. */
export const REMOTES_PATH = '/remotes.json';

export interface RemoteDescription {
  /** Module-federation name: analyzer_mf, patent_mf, admin_mf. */
  name: string;
  version: string;
  /** Address of the remote's mf-manifest.json, absolute or relative to the page's origin. */
  manifest: string;
}
export interface RemotesFile {
  remotes: RemoteDescription[];
}

/** GET: what a deployment tells its pages. */
export const CONFIG_PATH = '/config.json';
export interface PublicConfig {
  /** The footer's contact address (decision 33). */
  contactEmail: string;
  /** Address of the local mail catcher's page; null where mail really goes out. */
  mailPage: string | null;
  /** Whether /login offers the demo sign-in, which no server knows of (decision 8). */
  demoLogin: boolean;
}
