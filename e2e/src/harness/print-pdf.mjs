// Prints size and text of each page of the PDF on standard input as JSON. A program of its own: the reader is a module
// that jest cannot load.
import { createRequire } from 'node:module';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const root = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const pdf = await getDocument({
  data: new Uint8Array(await buffer(process.stdin)),
  standardFontDataUrl: pathToFileURL(`${root}/standard_fonts/`).href,
  verbosity: 0,
}).promise;
const pages = [];
for (let number = 1; number <= pdf.numPages; number += 1) {
  const page = await pdf.getPage(number);
  const [, , width, height] = page.view;
  const { items } = await page.getTextContent();
  pages.push({ width, height, text: items.map(({ str }) => str ?? '').join(' ') });
}
process.stdout.write(JSON.stringify({ pages }));
