import type { DrawingSheet } from '@premise/patent-pages';
import sharp from 'sharp';

export interface EncodedPicture {
  bytes: Buffer;
  type: 'png' | 'jpg';
  width: number;
  height: number;
}

interface Tier {
  dotsPerInch: number;
  /** Undefined: PNG for what came as PNG, JPEG of high quality for what came as JPEG. */
  quality?: number;
}

/** From the best to the smallest. The office asks for 300 dots per inch; the last tiers are for what would else not fit at all. */
const TIERS: readonly Tier[] = [
  { dotsPerInch: 600 },
  { dotsPerInch: 300 },
  { dotsPerInch: 300, quality: 82 },
  { dotsPerInch: 200, quality: 75 },
  { dotsPerInch: 150, quality: 60 },
  { dotsPerInch: 96, quality: 45 },
];
export const LAST_TIER = TIERS.length - 1;

/** Uploads are checked when they come in; this holds for what is read from the store. */
const MOST_PIXELS = 120_000_000;
const POINTS_PER_INCH = 72;

/** A picture for one sheet: on white, without metadata, no more dots than the tier has at the size it is printed. */
export async function encodePicture(source: Uint8Array, sheet: DrawingSheet, tier: number): Promise<EncodedPicture> {
  const { dotsPerInch, quality } = TIERS[tier] as Tier;
  const image = sharp(source, { limitInputPixels: MOST_PIXELS }).autoOrient();
  const { format } = await image.metadata();
  image
    .flatten({ background: '#ffffff' })
    .resize({
      width: Math.max(1, Math.round((sheet.picture.width / POINTS_PER_INCH) * dotsPerInch)),
      height: Math.max(1, Math.round((sheet.picture.height / POINTS_PER_INCH) * dotsPerInch)),
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb');
  const isPhoto = quality !== undefined || format === 'jpeg';
  const { data, info } = isPhoto
    ? await image.jpeg({ quality: quality ?? 92, chromaSubsampling: '4:4:4' }).toBuffer({ resolveWithObject: true })
    : await image.png({ compressionLevel: 9 }).toBuffer({ resolveWithObject: true });
  return { bytes: data, type: isPhoto ? 'jpg' : 'png', width: info.width, height: info.height };
}
