import { joinPages, pageText } from './page-text.ts';

/** Lines from the top of a page; a number is a gap of so many lines. */
function page(...content: (string | number)[]) {
  let y = 700;
  return content.flatMap((one) => {
    y -= typeof one === 'number' ? one * 14 : 14;
    return typeof one === 'number' ? [] : [{ str: one, hasEOL: true, transform: [12, 0, 0, 12, 72, y], height: 12 }];
  });
}

describe('the text of a PDF page', () => {
  it('joins the lines of a paragraph and parts paragraphs', () => {
    expect(pageText(page('Dogs bark because', 'they hear something.', 1, 'Therefore they', 'are awake.'))).toBe(
      'Dogs bark because they hear something.\n\nTherefore they are awake.',
    );
  });

  it('makes a word whole that was broken at the end of a line', () => {
    expect(pageText(page('An argu-', 'ment of the Anglo-', 'Saxon kind.'))).toBe(
      'An argument of the Anglo-Saxon kind.',
    );
  });

  it('lets a sentence go on over the edge of the page', () => {
    expect(joinPages(['It begins here and', '', 'ends there.', 'A new one.'])).toBe(
      'It begins here and ends there.\n\nA new one.',
    );
  });

  it('keeps headings apart from what stands close to them, also over the edge of the page', () => {
    const reading = { standsAlone: (line: string) => line === line.toUpperCase() };
    const first = pageText(page('of the lever', 'CLAIMS', '1. A lever'), reading);
    expect(first).toBe('of the lever\n\nCLAIMS\n\n1. A lever');
    expect(joinPages(['It ends without a stop', 'ABSTRACT\n\nA lever turns.'], reading)).toBe(
      'It ends without a stop\n\nABSTRACT\n\nA lever turns.',
    );
  });

  it('leaves the page number out', () => {
    const reading = { isFurniture: (line: string) => /^\d+$/.test(line) };
    expect(pageText(page('12', 'A lever of', '12 parts', '3'), reading)).toBe('A lever of 12 parts');
  });
});
