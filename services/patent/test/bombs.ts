import { deflateSync, inflateSync } from 'node:zlib';
import { pdfOf, wordFileOf, wordParagraph } from './hostile-files.ts';

/** Small files that want much memory or time of whoever opens them. */

const MEGABYTE = 1024 * 1024;
const PAGES = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 1 /Kids [4 0 R] >>'];
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const page = (resources = ''): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> ${resources} >> >>`;

function stream(content: Buffer, filters: readonly string[], more = ''): Buffer {
  const filter = filters.length === 0 ? '' : `/Filter [${filters.map((name) => `/${name}`).join(' ')}]`;
  return Buffer.concat([
    Buffer.from(`<< /Length ${content.length} ${filter} ${more} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
}

const pdfOfStream = (content: Buffer): Buffer => pdfOf([...PAGES, FONT, page(), content]);

/** 512 MB of blanks, packed three times over. */
const BLANKS =
  'eNqruPX2jq7R0USZtofJc1R+cLgFhFgHnBE4wXQzomFd4pnIJlUOsQTGWXo/PMQUOIWKC64p/H3/2iu/7lH+vZ3n4+6/13ffr2e2br/59TxxNwYGhgMHYvfEnD3/19Zsmf9vdneQyIW5Orp96e6N6x9/jS0GCTzw3bZ9Wro9i905/+PPGBgYGg5G/625PfMuk9yycu32b2CRajEeEC1yEEgyZAiCOWJgTgcyZ1RmVGaEyez8eT7hwIvC/LpPzIEXvMQA0d7CfQ==';

/** Page content of half a gigabyte in 1.5 kB, packed `times` times over: twice or more. */
export function nestedBomb(times: number): Buffer {
  let content = inflateSync(Buffer.from(BLANKS, 'base64'));
  for (let round = 2; round < times; round += 1) content = deflateSync(content, { level: 9 });
  return pdfOfStream(stream(content, Array<string>(times).fill('FlateDecode')));
}

/** A filter that makes 128 bytes of two, written so that no other one is needed. */
export const runLengthBomb = (): Buffer =>
  pdfOfStream(stream(Buffer.alloc(9 * MEGABYTE, Buffer.from([0x81, 0x20])), ['RunLengthDecode']));

/** Operators without a word among them. */
export const operatorBomb = (): Buffer =>
  pdfOfStream(stream(deflateSync(Buffer.alloc(20 * MEGABYTE, 'q 1 0 0 1 0 0 cm Q ')), ['FlateDecode']));

/** Forms that show the next form ten times each. */
export function formBomb(): Buffer {
  const form = (at: number): Buffer =>
    stream(
      Buffer.from(at === 11 ? 'BT /F1 9 Tf (x) Tj ET' : '/X Do '.repeat(10)),
      [],
      `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /F1 3 0 R >> /XObject << /X ${at + 7} 0 R >> >>`,
    );
  return pdfOf([
    ...PAGES,
    FONT,
    page('/XObject << /X 6 0 R >>'),
    stream(Buffer.from('/X Do'), []),
    ...Array.from({ length: 12 }, (_, at) => form(at)),
  ]);
}

/** Word files of parts that unpack to much, alone or together. */
export const wordPartsBomb = (parts: number, megabytes: number): Buffer =>
  wordFileOf(
    wordParagraph('A kettle.'),
    '',
    Object.fromEntries(
      Array.from({ length: parts }, (_, at) => [`word/part${at}.xml`, new Uint8Array(megabytes * MEGABYTE)]),
    ),
  );

/** Twenty megabytes of members, each of which is an object in memory. */
export const wordMembersBomb = (): Buffer => wordFileOf('<w:p/>'.repeat(3_300_000));

/** Claims each of which rests on the one before: legal, and slow to judge. */
export function slowClaims(characters: number): string {
  const claims: string[] = ['CLAIMS'];
  for (let length = 0; length < characters; length += (claims.at(-1) ?? '').length + 1) {
    claims.push(`${claims.length}. The device of claim ${claims.length - 1}, with a part${claims.length} on a gizmo.`);
  }
  return claims.join('\n').slice(0, characters);
}
