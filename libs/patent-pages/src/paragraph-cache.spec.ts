import { splitParagraphs } from './clean-text.ts';
import { ParagraphCache } from './paragraph-cache.ts';
import { unprintableCharacters } from './printable.ts';

const TEXTS = [
  '',
  'One line.',
  'Two\r\nlines\r \rwith \u000b breaks \u2028 of \u0085 all \u000c kinds\n\n\n',
  ' \u0301 a mark at the start\n\u0301and again e\n\u0301 \ud83d\n\ude00',
  'a\u0000b\u200bc \t d \u4e2d\u6587 \ud83d\ude00\n\ud83d\ude01\ud83d\ude00',
];

describe('a cache of paragraphs', () => {
  it('answers what is answered without it, turn after turn', () => {
    const cache = new ParagraphCache();
    for (let turn = 0; turn < 3; turn += 1) {
      for (const text of [...TEXTS, ...TEXTS.map((each) => `${each}\n${turn}`)]) {
        const paragraphs = splitParagraphs(text);
        expect(cache.paragraphsOf(text)).toEqual(paragraphs);
        expect(cache.unprintableOf(paragraphs)).toEqual(unprintableCharacters(paragraphs.join('')));
      }
      cache.turn();
    }
    const many = Array.from({ length: 40 }, (_, index) => String.fromCodePoint(0x4e00 + index));
    expect(cache.unprintableOf(many)).toEqual(unprintableCharacters(many.join('')));
  });
});
