import { previewText } from './preview-text.ts';

describe('previewText', () => {
  it('leaves 120 characters whole and cuts the 121st [S1-475]', () => {
    expect(previewText('a'.repeat(120))).toBe('a'.repeat(120));
    expect(previewText('a'.repeat(121))).toBe(`${'a'.repeat(120)}…`);
  });

  it('marks a text that the service has already cut', () => {
    expect(previewText('The city should', true)).toBe('The city should…');
  });

  it('does not cut a pair of surrogates in two', () => {
    expect(previewText(`${'a'.repeat(119)}😀 and more`)).toBe(`${'a'.repeat(119)}…`);
  });
});
