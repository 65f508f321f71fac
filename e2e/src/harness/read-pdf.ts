import { spawnSync } from 'node:child_process';
import path from 'node:path';

export interface ReadPdf {
  /** Width and height in points. */
  pages: { width: number; height: number; text: string }[];
}

/** The pages of a PDF as another program than the one that wrote it reads them. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const { stdout, stderr, status } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'print-pdf.mjs')], {
    input: bytes,
    maxBuffer: 200_000_000,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as ReadPdf;
}
