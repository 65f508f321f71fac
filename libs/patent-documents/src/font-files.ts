import { createRequire } from 'node:module';
import path from 'node:path';
import type { Face } from '@premise/patent-pages';

const require = createRequire(path.join(import.meta.dirname, 'font-files.js'));

const FILES: Record<Face, string> = {
  Tinos: 'tinos/400Regular/Tinos_400Regular.ttf',
  'Noto Sans Math': 'noto-sans-math/400Regular/NotoSansMath_400Regular.ttf',
  'Noto Sans Symbols 2': 'noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf',
  'Noto Naskh Arabic': 'noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf',
};

/** The file of a face. All are free to embed (Open Font License or Apache License). */
export function fontFile(face: Face): string {
  return require.resolve(`@expo-google-fonts/${FILES[face]}`);
}
