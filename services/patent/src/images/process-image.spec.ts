import sharp from 'sharp';
import { lineDrawing, photograph, pixelBomb } from '../../test/sample-images.ts';
import { processImage } from './process-image.ts';

const refused = (code: string) => expect.objectContaining({ code }) as Error;

describe('making an upload anew', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'tiff', 'avif'] as const)('opens %s', async (format) => {
    const upload = await sharp(await lineDrawing(320, 200))
      .toFormat(format)
      .toBuffer();
    const image = await processImage(upload);
    expect(image).toMatchObject({ width: 320, height: 200, type: format === 'jpeg' ? 'image/jpeg' : 'image/png' });
    const made = await sharp(image.content).metadata();
    expect([made.format, made.width, made.height]).toEqual([format === 'jpeg' ? 'jpeg' : 'png', 320, 200]);
    expect((await sharp(image.thumbnail).metadata()).format).toBe('webp');
  });

  it('keeps nothing but the pixels: no place, no author, no comment, nothing behind the end', async () => {
    const upload = await photograph(3)
      .withExif({ IFD0: { Artist: 'Ada Example', Copyright: 'secret note' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([upload, Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
    expect(polyglot.includes('secret note')).toBe(true);
    const { content } = await processImage(polyglot);
    for (const trace of ['Ada Example', 'secret note', '<script>', 'PK\x03\x04', 'Exif'])
      expect([trace, content.includes(trace)]).toEqual([trace, false]);
    const { exif, xmp, iptc } = await sharp(content).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
  });

  it('turns a photograph upright before it forgets how it was held', async () => {
    const upload = await photograph(3, 300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await processImage(upload)).toMatchObject({ width: 200, height: 300 });
  });

  it('notes the resolution where the file tells it', async () => {
    const upload = await sharp(await lineDrawing())
      .withMetadata({ density: 300 })
      .png()
      .toBuffer();
    expect((await processImage(upload)).dpi).toBe(300);
    expect((await processImage(await lineDrawing())).dpi).toBeNull();
  });

  it('tells line art from shading and from colour', async () => {
    const colours = [
      await lineDrawing(2000, 1400),
      await photograph(1).png().toBuffer(),
      await photograph(3).png().toBuffer(),
    ];
    const found = [];
    for (const upload of colours) found.push((await processImage(upload)).colour);
    expect(found).toEqual(['black-and-white', 'grey', 'colour']);
  });

  it('puts what is transparent on white', async () => {
    const clear = await sharp({
      create: { width: 4, height: 4, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { content } = await processImage(clear);
    expect([...(await sharp(content).removeAlpha().raw().toBuffer())]).toEqual(Array(48).fill(255));
  });

  it('refuses what is no image of these kinds, whatever it is called', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const uploads = [
      svg,
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`,
      '%PDF-1.7\n1 0 obj',
      'just text',
      '<html><body>no</body></html>',
      'PK\x03\x04zip',
      'BM\x00\x00',
    ];
    for (const upload of uploads)
      await expect(processImage(Buffer.from(upload, 'latin1'))).rejects.toEqual(refused('IMAGE_TYPE_REFUSED'));
  });

  it('refuses what is damaged', async () => {
    const whole = await photograph(3).png().toBuffer();
    const middle = whole.length / 2;
    const scrambled = Buffer.concat([whole.subarray(0, middle), Buffer.alloc(500, 7), whole.subarray(middle + 500)]);
    for (const upload of [whole.subarray(0, middle), scrambled])
      await expect(processImage(upload)).rejects.toEqual(refused('IMAGE_UNREADABLE'));
  });

  it('refuses a hundred megapixels in a few kilobytes before it opens them', async () => {
    const bomb = pixelBomb(10_000, 10_000);
    expect(bomb.length).toBeLessThan(30_000);
    // processor time: what else the machine does is not counted
    const started = process.cpuUsage();
    await expect(processImage(bomb)).rejects.toMatchObject({ message: expect.stringContaining('40 million pixels') });
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(2000);
  });
});
