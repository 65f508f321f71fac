import { isNestedBeyond } from './nesting.ts';

const nested = (depth: number, open: string, close: string): unknown =>
  JSON.parse(`${open.repeat(depth)}1${close.repeat(depth)}`);

describe('the depth of a JSON value', () => {
  it.each([
    ['[', ']'],
    ['{"a":', '}'],
    ['[null,{"a":"x","b":', '}]'],
  ])('is counted by its lists and objects: %s', (open, close) => {
    const levels = open.length > 6 ? 2 : 1;
    expect(isNestedBeyond(nested(5, open, close), 5 * levels)).toBe(false);
    expect(isNestedBeyond(nested(5, open, close), 5 * levels - 1)).toBe(true);
    expect(isNestedBeyond(nested(100_000, open, close), 50)).toBe(true);
  });

  it.each([null, 1, 'text', true])('is none for %j', (value) => {
    expect(isNestedBeyond(value, 0)).toBe(false);
  });
});
