import type { PatentImage } from '@premise/contracts';
import type { Sharp } from 'sharp';

/** Looked at in this size: larger drawings have no more to say. Nearest pixels, so that lines stay as black as they are. */
const SAMPLE_PIXELS = 1000;
/** Channels that differ by no more are a shade of grey: what compression leaves. */
const COLOURLESS = 24;
const DARK = 64;
const LIGHT = 192;
/** Share of pixels. Smooth edges of lines are grey, shading is much more. */
const COLOURED_FROM = 0.002;
const SHADED_FROM = 0.08;

/** Whether an image is line art, shaded, or coloured (37 CFR 1.84(a)). */
export async function colourOf(image: Sharp): Promise<PatentImage['colour']> {
  const { data, info } = await image
    .resize({ width: SAMPLE_PIXELS, height: SAMPLE_PIXELS, fit: 'inside', withoutEnlargement: true, kernel: 'nearest' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let coloured = 0;
  let shaded = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const red = data[at] ?? 0;
    const green = data[at + 1] ?? red;
    const blue = data[at + 2] ?? red;
    const most = Math.max(red, green, blue);
    if (most - Math.min(red, green, blue) > COLOURLESS) coloured += 1;
    else if (most > DARK && most < LIGHT) shaded += 1;
  }
  const pixels = data.length / info.channels;
  if (coloured / pixels > COLOURED_FROM) return 'colour';
  return shaded / pixels > SHADED_FROM ? 'grey' : 'black-and-white';
}
