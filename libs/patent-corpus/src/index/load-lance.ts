import process from 'node:process';

export type Lance = typeof import('@lancedb/lancedb');

let loaded: Promise<Lance> | undefined;

/** The index's native library, loaded when it is first needed: where there is none for a machine, all else works. */
export function loadLance(): Promise<Lance> {
  // It warns of every table that it makes, which is no trouble of anybody's.
  process.env['LANCEDB_LOG'] ??= 'error';
  return (loaded ??= import('@lancedb/lancedb'));
}
