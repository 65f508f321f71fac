import { UNPACKED_BYTES } from '@premise/document-text';
import { strToU8 } from 'fflate';
import { fileOf, streamedWordBytes, withLyingSizes, wordBytes } from '../../../testing/sample-files.ts';
import { FILE_LIMITS, PROBLEMS } from './file-problem.ts';
import { readFile } from './read-file.ts';

const WORDS = 'Dogs bark because they hear — “something”. So they are awake.';

const read = (file: File, signal = new AbortController().signal, onProgress: (share: number) => void = () => {}) =>
  readFile(file, { signal, onProgress });
const bytes = (...values: number[]) => Uint8Array.from(values);
const utf16 = (text: string, little: boolean) =>
  Uint8Array.from(
    Array.from(text).flatMap((sign) => {
      const code = sign.charCodeAt(0);
      return little ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );

describe('the text of a file', () => {
  it.each([
    ['UTF-8', strToU8(WORDS)],
    ['UTF-8 with its mark', strToU8(`\ufeff${WORDS}`)],
    ['UTF-16, little end first, with its mark', utf16(`\ufeff${WORDS}`, true)],
    ['UTF-16, big end first, with its mark', utf16(`\ufeff${WORDS}`, false)],
    ['UTF-16 without a mark', utf16(WORDS, true)],
  ])('is read from plain text in %s', async (_name, content) => {
    expect(await read(fileOf('a.txt', Uint8Array.from(content)))).toBe(WORDS);
  });

  it('keeps the signs of Markdown, and shows HTML in it as what it is', async () => {
    const text = '# Dogs\n\n- bark <img src=x onerror=alert(1)>\n- **sleep**';
    expect(await read(fileOf('a.md', text))).toBe(text);
  });

  it('has one kind of line end and no stack of empty lines', async () => {
    expect(await read(fileOf('a.txt', 'One.  \r\n\r\n\r\n\r\nTwo.\rThree.\n'))).toBe('One.\n\nTwo.\nThree.');
  });

  it.each([
    ['Word', wordBytes(['First & last.', 'Therefore <b>both</b>.'])],
    ['a program that writes sizes behind the parts', streamedWordBytes(['First & last.', 'Therefore <b>both</b>.'])],
  ])('is read from a .docx of %s, paragraph by paragraph', async (_name, content) => {
    expect(await read(fileOf('a.DOCX', content))).toBe('First & last.\n\nTherefore <b>both</b>.');
  });

  it('never unpacks the pictures of a .docx', async () => {
    const picture = new Uint8Array(UNPACKED_BYTES * 2);
    const content = wordBytes(['Words.'], { 'word/media/image1.png': [picture, { level: 1 }] });
    expect(await read(fileOf('a.docx', content))).toBe('Words.');
  });

  const bomb = () => wordBytes(['Words.'], { 'word/bomb.xml': new Uint8Array(UNPACKED_BYTES + 1) });
  it.each([
    ['says so', bomb],
    ['lies about it', () => withLyingSizes(bomb())],
  ])('is refused where a .docx unpacks to too much and %s', async (_name, make) => {
    const content = make();
    expect(content.length).toBeLessThan(200_000);
    await expect(read(fileOf('a.docx', content))).rejects.toThrow(PROBLEMS.unpacksTooLarge);
  });

  it.each([
    ['an empty file', fileOf('a.txt', ''), PROBLEMS.empty],
    ['a blank file', fileOf('a.txt', ' \n\t '), PROBLEMS.noWords],
    ['a Word file without words', fileOf('a.docx', wordBytes([''])), PROBLEMS.noWords],
    ['letters of an unknown encoding', fileOf('a.txt', bytes(0x63, 0x61, 0x66, 0xe9)), PROBLEMS.notText],
    ['a program named .txt', fileOf('a.txt', bytes(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 9, 0)), PROBLEMS.notText],
    ['another kind of file', fileOf('a.html', '<p>Words</p>'), PROBLEMS.kind],
    ['a table of another program', fileOf('a.xlsx', wordBytes(['x'])), PROBLEMS.kind],
    ['a .docx under a password', fileOf('a.docx', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1)), PROBLEMS.oldWord],
    ['an old .doc', fileOf('a.doc', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1)), PROBLEMS.oldWord],
    ['a damaged .docx', fileOf('a.docx', wordBytes(['Words.']).slice(0, 200)), PROBLEMS.brokenWord],
    ['a .docx that is none', fileOf('a.docx', 'words'), PROBLEMS.brokenWord],
    ['a .pdf that is none', fileOf('a.pdf', 'words'), PROBLEMS.brokenPdf],
    ['more text than can be analyzed', fileOf('a.txt', 'a'.repeat(1_000_001)), PROBLEMS.tooMuchText],
  ])('tells plainly of %s', async (_name, file, problem) => {
    await expect(read(file)).rejects.toThrow(problem);
  });

  it('opens nothing that is larger than the limit', async () => {
    const file = fileOf('a.pdf', '%PDF-1.4');
    Object.defineProperty(file, 'size', { value: FILE_LIMITS.fileBytes + 1 });
    await expect(read(file)).rejects.toThrow(PROBLEMS.tooLarge);
  });

  it('stops when it is cancelled', async () => {
    const controller = new AbortController();
    const reading = read(fileOf('a.docx', withLyingSizes(bomb())), controller.signal, () => controller.abort());
    await expect(reading).rejects.toThrow(/abort/i);
  });
});
