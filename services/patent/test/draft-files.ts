import { buffer } from 'node:stream/consumers';
import { strToU8, zipSync } from 'fflate';
import PdfDocument from 'pdfkit';

/** Small real files, made by the specs themselves. */

const CONTENT_TYPES =
  '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ' +
  'ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const RELS =
  '<?xml version="1.0" encoding="UTF-8"?>' +
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" ' +
  'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>' +
  '</Relationships>';
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

export function wordFile(paragraphs: readonly string[]): Buffer {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`);
  const xml =
    '<?xml version="1.0" encoding="UTF-8"?>' +
    `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body.join('')}</w:body></w:document>`;
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(CONTENT_TYPES),
      '_rels/.rels': strToU8(RELS),
      'word/document.xml': strToU8(xml),
    }),
  );
}

/** A Word file one part of which unpacks to more than anybody opens. */
export const bombFile = (): Buffer =>
  Buffer.from(zipSync({ 'word/document.xml': new Uint8Array(30 * 1024 * 1024) }, { level: 9 }));

/** Pages of paragraphs, each line close to the next, with the page's number below; a password where one is given. */
export function pdfFile(pages: ReadonlyArray<readonly string[]>, password?: string): Promise<Buffer> {
  const pdf = new PdfDocument({
    autoFirstPage: false,
    margin: 72,
    ...(password === undefined ? {} : { userPassword: password, pdfVersion: '1.7' as const }),
  });
  pages.forEach((paragraphs, at) => {
    pdf.addPage();
    for (const text of paragraphs) pdf.text(text, { lineGap: 2 });
    pdf.text(String(at + 1), 72, 690, { align: 'center' });
  });
  pdf.end();
  return buffer(pdf);
}

/** A page as a scanner gives it: lines drawn, no letter in it. */
export function scannedFile(): Promise<Buffer> {
  const pdf = new PdfDocument();
  pdf.moveTo(100, 100).lineTo(300, 300).stroke();
  pdf.end();
  return buffer(pdf);
}
