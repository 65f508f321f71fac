import { shortName } from './short-name.ts';

describe('shortName', () => {
  it('is the whole name where there is room', () => {
    expect(shortName('Flaw · Slippery slope', 200)).toBe('Flaw · Slippery slope');
  });

  it('is the role where there is less, and of a flaw which one it is', () => {
    expect(shortName('Conclusion · Normative (recommendation)', 160)).toBe('Conclusion');
    expect(shortName('Flaw · Undistributed middle', 160)).toBe('Undistributed middle');
    expect(shortName('Flaw · Affirming the consequent of a condition', 160)).toBe('Flaw');
  });

  it('ends early where there is hardly any', () => {
    expect(shortName('Hidden assumption · Necessary', 66)).toBe('Hidden a…');
  });

  it('knows that some letters are as wide as they are high', () => {
    expect(shortName('Flaw · 非黑即白的谬误', 120)).toBe('非黑即白的谬误');
    expect(shortName('Flaw · 非黑即白的谬误', 80)).toBe('Flaw');
  });
});
