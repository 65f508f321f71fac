import { GLYPH_WIDTHS } from './glyph-widths.ts';

/** The faces a document is set in; the first that has a character prints it. */
export const FACES = ['Tinos', 'Noto Sans Math', 'Noto Sans Symbols 2', 'Noto Naskh Arabic'] as const;
export type Face = (typeof FACES)[number];

const CODE_POINTS = 0x20000;

interface GlyphTable {
  /** In em. */
  widths: Float32Array;
  /** Index into FACES plus one; 0 where no face has the character. */
  faces: Uint8Array;
}

let table: GlyphTable | undefined;

/**
 * Which face prints a character, and how wide it is in em. Read once from the faces' own tables, so that a server and a
 * browser break every line at the same place without measuring. Joined Arabic letters are narrower than these widths, never wider.
 */
export function glyphTable(): GlyphTable {
  table ??= readTable();
  return table;
}

function readTable(): GlyphTable {
  const widths = new Float32Array(CODE_POINTS);
  const faces = new Uint8Array(CODE_POINTS);
  for (const [index, face] of FACES.entries()) {
    const { unitsPerEm, runs } = GLYPH_WIDTHS[face];
    for (const run of runs.split(';')) {
      const [start = '', list = ''] = run.split(':');
      let codePoint = Number.parseInt(start, 36);
      for (const item of list.split(',')) {
        const [width = '', times = '1'] = item.split('*');
        for (let left = Number.parseInt(times, 36); left > 0; left -= 1, codePoint += 1) {
          if (faces[codePoint] !== 0) continue;
          widths[codePoint] = Number.parseInt(width, 36) / unitsPerEm;
          faces[codePoint] = index + 1;
        }
      }
    }
  }
  return { widths, faces };
}
