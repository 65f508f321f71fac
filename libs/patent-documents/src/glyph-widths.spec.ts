import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readGlyphWidths } from './read-glyph-widths.ts';

it('the page model breaks lines with the widths of the faces that are embedded', () => {
  const written = readFileSync(path.resolve(__dirname, '../../patent-pages/src/glyph-widths.ts'), 'utf8');
  for (const { runs } of Object.values(readGlyphWidths())) expect(written).toContain(`'${runs}'`);
});
