import { strToU8, Zip, ZipDeflate, zipSync, type Zippable } from 'fflate';

/** Small real files, made by the tests themselves. */

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
const documentXml = (paragraphs: readonly string[]): string =>
  '<?xml version="1.0" encoding="UTF-8"?>' +
  '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>' +
  paragraphs.map((text) => `<w:p><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`).join('') +
  '</w:body></w:document>';

const wordParts = (paragraphs: readonly string[]): Record<string, Uint8Array> => ({
  '[Content_Types].xml': strToU8(CONTENT_TYPES),
  '_rels/.rels': strToU8(RELS),
  'word/document.xml': strToU8(documentXml(paragraphs)),
});

export const wordBytes = (paragraphs: readonly string[], more: Zippable = {}): Uint8Array<ArrayBuffer> =>
  zipSync({ ...wordParts(paragraphs), ...more });

/** As programs write that do not know the sizes beforehand: they stand behind each part instead of before it. */
export function streamedWordBytes(paragraphs: readonly string[]): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const [name, bytes] of Object.entries(wordParts(paragraphs))) {
    const part = new ZipDeflate(name);
    zip.add(part);
    part.push(bytes, true);
  }
  zip.end();
  return Uint8Array.from(chunks.flatMap((chunk) => Array.from(chunk)));
}

/** Says that each part is small, whatever it unpacks to. */
export function withLyingSizes(zip: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const copy = zip.slice();
  const view = new DataView(copy.buffer);
  for (let at = 0; at + 30 < copy.length; at += 1) {
    if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 100, true);
  }
  return copy;
}

export const fileOf = (name: string, bytes: Uint8Array<ArrayBuffer> | string): File => new File([bytes], name);
