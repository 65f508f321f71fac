import { spawnSync } from 'node:child_process';
import path from 'node:path';

export interface ReadPage {
  width: number;
  height: number;
  /** Pieces of text with the left edge and the height of their baseline from the top, in points. */
  items: { text: string; left: number; baseline: number; width: number }[];
  text: string;
}
export interface ReadPdf {
  pages: ReadPage[];
  outline: string[];
  info: Record<string, unknown>;
}

/** The pages of a PDF as another program reads them. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const { stdout, stderr, status } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'print-pdf.mjs')], {
    input: bytes,
    maxBuffer: 200_000_000,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as ReadPdf;
}
