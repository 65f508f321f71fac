// Writes libs/patent-pages/src/glyph-widths.ts from the font files:
//   cd libs/patent-documents && node --conditions=source src/write-glyph-widths.ts
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readGlyphWidths } from './read-glyph-widths.ts';

const target = path.resolve(import.meta.dirname, '../../patent-pages/src/glyph-widths.ts');
const fonts = readGlyphWidths();

writeFileSync(
  target,
  `/** Written by libs/patent-documents/src/write-glyph-widths.ts: runs of characters and the advances of their glyphs, in base 36. */
export const GLYPH_WIDTHS = {
${Object.entries(fonts)
  .map(([face, { unitsPerEm, runs }]) => `  '${face}': {\n    unitsPerEm: ${unitsPerEm},\n    runs: '${runs}',\n  },`)
  .join('\n')}
} as const;
`.replace("  'Tinos'", '  Tinos'),
);
