import type { MapFile } from './map-svg.ts';

/** Twice the size, for print and sharp screens; a browser's canvas ends near 16,000 px. */
const SHARP = 2;
const LONGEST = 16_000;

function saveAs(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the browser reads the address after the click has returned
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

const svgBlob = ({ svg }: MapFile): Blob =>
  new Blob([`<?xml version="1.0" encoding="UTF-8"?>\n${svg}`], { type: 'image/svg+xml' });

export const saveSvg = (file: MapFile, name: string): void => saveAs(svgBlob(file), `${name}.svg`);

async function pngOf(file: MapFile): Promise<Blob> {
  const address = URL.createObjectURL(svgBlob(file));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const scale = Math.min(SHARP, LONGEST / Math.max(file.width, file.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(file.width * scale);
    canvas.height = Math.round(file.height * scale);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser draws no canvas.');
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!blob) throw new Error('The picture could not be made.');
    return blob;
  } finally {
    URL.revokeObjectURL(address);
  }
}

export const savePng = async (file: MapFile, name: string): Promise<void> => saveAs(await pngOf(file), `${name}.png`);
