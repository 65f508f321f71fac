export interface SharedSingleton {
  singleton: true;
  version: string;
  requiredVersion: string;
  strictVersion: false;
  import?: string;
}
/** Packages of which only a part is shared, and the module that picks it. */
export const PROVIDED_BY: Record<string, string>;
export const SINGLETONS: readonly string[];
export function sharedSingletons(dir: string): Record<string, SharedSingleton>;
