import { BODY_SHAPE, isOvergrown } from './body-shape.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text);
const nested = (depth: number, open: string, close: string): Uint8Array =>
  bytes(`${open.repeat(depth)}1${close.repeat(depth)}`);

describe('the shape of a JSON body', () => {
  it.each([
    ['[', ']'],
    ['{"a":', '}'],
    ['{"\\"]}":', '}'],
  ])('is too deep beyond so many lists and objects in one another: %s', (open, close) => {
    expect(isOvergrown(nested(BODY_SHAPE.depth, open, close))).toBe(false);
    expect(isOvergrown(nested(BODY_SHAPE.depth + 1, open, close))).toBe(true);
  });

  it('is too large beyond so many values, at whatever depth', () => {
    const list = (length: number): Uint8Array => bytes(`[${Array(length).fill('1').join()}]`);
    expect(isOvergrown(list(BODY_SHAPE.values))).toBe(false);
    expect(isOvergrown(list(BODY_SHAPE.values + 1))).toBe(true);
    expect(isOvergrown(bytes(`[${'{},'.repeat(BODY_SHAPE.values / 2)}1]`))).toBe(true);
  });

  it.each([
    ['brackets and commas', '[{,'.repeat(100_000)],
    ['quotes and backslashes', '"\\[{,"'.repeat(100_000)],
    ['other scripts', '[樹{ü,🦉'.repeat(100_000)],
  ])('does not depend on what is said in strings: %s', (_name, text) => {
    expect(isOvergrown(bytes(JSON.stringify({ text, after: [1] })))).toBe(false);
    expect(isOvergrown(bytes(`{"text":${JSON.stringify(text)},"z":${'['.repeat(40)}`))).toBe(true);
  });

  it('is judged also where the JSON is none', () => {
    for (const text of ['', '"', '"\\', ']]]]', '{"a"']) expect(isOvergrown(bytes(text))).toBe(false);
  });
});
