import { formatTitle } from './format-title.ts';
import { titleIssues } from './title-issues.ts';

describe('auto-format of a title', () => {
  it.each([
    ['  folding \n  ladder ', 'Folding Ladder.', 'collapses blanks [S2-111]'],
    ['system and method for sorting of parcels', 'System and Method for Sorting of Parcels.', 'small words [S2-112]'],
    ['the lever to hold on to', 'The Lever to Hold on To.', 'first and last word'],
    ['Ladder', 'Ladder.', 'a period [S2-113]'],
    ['Ladder.', 'Ladder.', 'no second period'],
    ['What a ladder!', 'What a Ladder!', 'an exclamation mark stays [D-36]'],
    ['Is this a ladder?', 'Is This a Ladder?', 'a question mark stays'],
    ['iot device with ai', 'IoT Device with AI.', 'preferred casing'],
    ['METHOD of mRNA delivery', 'Method of mRNA Delivery.', 'capitals inside a word'],
    ['self-closing end-to-end valve', 'Self-Closing End-to-End Valve.', 'hyphens'],
    ['', '', 'nothing to format'],
    ['  ', '', 'blanks only'],
  ])('%j becomes %j: %s', (given, formatted) => {
    expect(formatTitle(given)).toBe(formatted);
  });

  it('changes nothing at the second time and leaves no issue of casing or punctuation', () => {
    for (const title of ['a system of ai boxes', 'internet   of things gate', 'x', 'Ünder water welding (new)']) {
      const once = formatTitle(title);
      expect(formatTitle(once)).toBe(once);
      expect(titleIssues(once).filter((issue) => !/10 characters|conventions/.test(issue))).toEqual([]);
    }
  });
});
