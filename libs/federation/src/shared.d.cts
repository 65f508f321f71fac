export interface SharedSingleton {
  singleton: true;
  version: string;
  requiredVersion: string;
  strictVersion: false;
  import?: string;
}
export const SINGLETONS: readonly string[];
export function sharedSingletons(dir: string): Record<string, SharedSingleton>;
