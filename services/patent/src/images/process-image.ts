import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { IMAGE_TYPES, LIMITS, type PatentImage } from '@premise/contracts';
import { CodedError } from '@premise/service-platform';
import { colourOf } from './image-colour.ts';
import { Turns } from './turns.ts';

// Whatever a file pretends to be, only these are ever opened; the rest of what the library can read stays shut.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPng',
    'VipsForeignLoadJpeg',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadTiff',
    'VipsForeignLoadHeif',
  ],
});
sharp.cache(false);
sharp.concurrency(1);
/** Of one process: pictures take processor time and memory, many times that of their files. */
const turns = new Turns(2);

const ACCEPTED: readonly string[] = IMAGE_TYPES;
const THUMBNAIL_PIXELS = 480;
const WHITE = { r: 255, g: 255, b: 255 };
const SECONDS = 30;

/** An upload as it is kept: made anew from its pixels, so that nothing else of the file is left. */
export interface ProcessedImage {
  content: Buffer;
  extension: 'png' | 'jpg';
  type: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  dpi: number | null;
  colour: PatentImage['colour'];
  /** WebP. */
  thumbnail: Buffer;
}

/** Opens an upload by its content, whatever its name says, and makes it anew (decision 24). */
export function processImage(upload: Buffer): Promise<ProcessedImage> {
  return turns.within(() => makeAnew(upload));
}

async function makeAnew(upload: Buffer): Promise<ProcessedImage> {
  const found = await fileTypeFromBuffer(upload);
  if (found === undefined || !ACCEPTED.includes(found.mime)) {
    throw new CodedError(
      'IMAGE_TYPE_REFUSED',
      'This is not an image of a kind that can be used: PNG, JPEG, WebP, GIF, TIFF or AVIF.',
    );
  }
  const open = () =>
    sharp(upload, { limitInputPixels: LIMITS.imagePixels, failOn: 'error', pages: 1 }).timeout({ seconds: SECONDS });
  const metadata = await readable(open().metadata());
  requireSize(metadata);
  const upright = () => open().autoOrient().toColourspace('srgb').flatten({ background: WHITE });
  const jpeg = found.mime === 'image/jpeg';
  const { data: content, info } = await readable(encode(upright(), jpeg).toBuffer({ resolveWithObject: true }));
  const thumbnail = await readable(
    upright()
      .resize({ width: THUMBNAIL_PIXELS, height: THUMBNAIL_PIXELS, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer(),
  );
  return {
    content,
    extension: jpeg ? 'jpg' : 'png',
    type: jpeg ? 'image/jpeg' : 'image/png',
    width: info.width,
    height: info.height,
    dpi: dpiOf(metadata),
    colour: await readable(colourOf(upright())),
    thumbnail,
  };
}

function encode(image: Sharp, jpeg: boolean): Sharp {
  return jpeg ? image.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }) : image.png({ compressionLevel: 6 });
}

function requireSize({ width, height }: Metadata): void {
  if (width * height > LIMITS.imagePixels) throw tooManyPixels();
}

// Where nothing is said, libraries say 72; nobody draws at that, so it counts as unsaid.
function dpiOf({ density }: Metadata): number | null {
  return density === undefined || density <= 72 ? null : density;
}

async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof CodedError) throw error;
    if (error instanceof Error && /exceeds pixel limit/i.test(error.message)) throw tooManyPixels(error);
    throw new CodedError('IMAGE_UNREADABLE', 'This image is damaged and cannot be read.', { cause: error });
  }
}

const tooManyPixels = (cause?: unknown) =>
  new CodedError(
    'IMAGE_UNREADABLE',
    `This image has more than ${LIMITS.imagePixels / 1_000_000} million pixels. Please make it smaller.`,
    { cause },
  );
