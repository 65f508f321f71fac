export type Lance = typeof import('@lancedb/lancedb');

let loaded: Promise<Lance> | undefined;

/** The index's native library, loaded when it is first needed: where there is none for a machine, all else works. */
export const loadLance = (): Promise<Lance> => (loaded ??= import('@lancedb/lancedb'));
