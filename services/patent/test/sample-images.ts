import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A line drawing: a black frame on white. */
export function lineDrawing(width = 600, height = 400): Promise<Buffer> {
  const stroke = (x: number, y: number): boolean => {
    const edge = Math.min(x, y, width - 1 - x, height - 1 - y);
    return edge >= 10 && edge < 14;
  };
  const pixels = Buffer.alloc(width * height, 255);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) if (stroke(x, y)) pixels[y * width + x] = 0;
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

/** Noise of one channel, or of three. */
export function photograph(colours: 1 | 3, width = 300, height = 200): Sharp {
  return sharp({
    create: { width, height, channels: 3, background: 'white', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  }).toColourspace(colours === 1 ? 'b-w' : 'srgb');
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A whole PNG of very many white pixels in very few bytes. */
export function pixelBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(Math.ceil(width / 8), 0xff)]);
  const pixels = Buffer.alloc(row.length * height, row);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
