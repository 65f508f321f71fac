export interface PublishOptions {
  /** Folder of the finished build. */
  staged: string;
  publicDir: string | string[];
  /** The folder that is being served. */
  dist: string;
  compress?: boolean;
  stamp?: string | null;
}
/** Moves a finished build into the folder that is being served; answers its files. */
export function publish(options: PublishOptions): Promise<string[]>;
