import { drawingsOf, type DocumentDrawing } from '@premise/patent-pages';
import sharp from 'sharp';
import { SAMPLE_DRAFT } from './sample-draft.ts';

const BODIES: Record<string, [width: number, height: number, body: string]> = {
  'image-1': [
    1600,
    2000,
    '<path d="M300 700 L420 1800 H1180 L1300 700 Z M300 700 H1300 M340 900 H1260"/><rect x="700" y="820" width="160" height="760" rx="80"/><rect x="560" y="160" width="440" height="420" rx="20"/><path d="M780 580 V820 M560 360 H1000"/><circle cx="780" cy="690" r="60"/>',
  ],
  'image-2': [
    1800,
    1400,
    '<path d="M500 200 H1300 L1300 1100 L1000 1250 H800 L500 1100 Z"/><path d="M800 200 V80 M1000 200 V80 M800 1250 V1360 M1000 1250 V1360"/><ellipse cx="900" cy="650" rx="220" ry="300"/><path d="M820 370 L900 220 L980 370 M820 930 L900 1100 L980 930"/><rect x="1330" y="330" width="240" height="70"/>',
  ],
  'image-3': [
    1200,
    1700,
    '<rect x="350" y="60" width="500" height="200" rx="100"/><rect x="350" y="420" width="500" height="200"/><path d="M600 780 L900 980 L600 1180 L300 980 Z"/><rect x="350" y="1360" width="500" height="200"/><path d="M600 260 V420 M600 620 V780 M600 1180 V1360 M900 980 H1080 V160 H850"/>',
  ],
  'image-4': [
    2000,
    1200,
    '<ellipse cx="1000" cy="220" rx="300" ry="80"/><path d="M700 220 V420 M1300 220 V420 M700 420 A300 80 0 0 0 1300 420"/><path d="M800 490 L400 800 M1000 500 V800 M1200 490 L1600 800"/><path d="M330 800 H470 L440 1100 H360 Z M930 800 H1070 L1040 1100 H960 Z M1530 800 H1670 L1640 1100 H1560 Z"/>',
  ],
};

/** Line drawings as PNG, by the id of their image. */
export async function samplePicture(imageId: string): Promise<Buffer | undefined> {
  const drawing = BODIES[imageId];
  if (drawing === undefined) return undefined;
  const [width, height, body] = drawing;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="white"/><g fill="none" stroke="black" stroke-width="8">${body}</g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

export function sampleDrawings(): DocumentDrawing[] {
  const images = Object.entries(BODIES).map(([id, [width, height]]) => ({ id, name: `${id}.png`, width, height }));
  return drawingsOf(images, SAMPLE_DRAFT.figures);
}
