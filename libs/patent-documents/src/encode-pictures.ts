import type { DrawingSheet } from '@premise/patent-pages';
import type { DocumentSource, Work } from './document-source.ts';
import { type EncodedPicture, encodePicture, LAST_TIER } from './encode-picture.ts';

/** By the drawing's id; a drawing whose file is gone or cannot be read is not among them. */
export type EncodedPictures = ReadonlyMap<string, EncodedPicture>;

/**
 * The pictures of all sheets, together at most `mostBytes`: as long as they are more, the largest gets smaller. Where even
 * the smallest of all do not fit, that is what there is.
 */
export async function encodePictures(
  sheets: readonly DrawingSheet[],
  { readPicture }: Pick<DocumentSource, 'readPicture'>,
  mostBytes: number,
  { signal, onProgress }: Work = {},
): Promise<EncodedPictures> {
  const pictures = new Map<string, EncodedPicture & { tier: number; sheet: DrawingSheet }>();
  const encode = async (sheet: DrawingSheet, tier: number): Promise<void> => {
    signal?.throwIfAborted();
    const source = await readPicture(sheet.drawing.id);
    if (source === undefined) return;
    const encoded = await encodePicture(source, sheet, tier).catch(() => undefined);
    if (encoded !== undefined) pictures.set(sheet.drawing.id, { ...encoded, tier, sheet });
  };
  for (const [index, sheet] of sheets.entries()) {
    await encode(sheet, 0);
    onProgress?.((index + 1) / sheets.length, `Preparing drawing ${index + 1} of ${sheets.length}`);
  }
  const total = (): number => [...pictures.values()].reduce((sum, { bytes }) => sum + bytes.length, 0);
  while (total() > mostBytes) {
    const largest = [...pictures.values()]
      .filter(({ tier }) => tier < LAST_TIER)
      .reduce<(EncodedPicture & { tier: number; sheet: DrawingSheet }) | undefined>(
        (most, picture) => (most === undefined || picture.bytes.length > most.bytes.length ? picture : most),
        undefined,
      );
    if (largest === undefined) break;
    await encode(largest.sheet, largest.tier + 1);
  }
  return pictures;
}
