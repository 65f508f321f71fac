import { segmentSentences } from './sentences.ts';

const cut = (text: string): string[] => segmentSentences(text).map(({ start, end }) => text.slice(start, end));

describe('sentence segmentation', () => {
  it.each([
    [
      'abbreviations',
      'Dr. Miller met Mr. Hall in St. Louis. They agreed.',
      ['Dr. Miller met Mr. Hall in St. Louis.', 'They agreed.'],
    ],
    [
      'countries',
      'The U.S. economy grew. It did so in the U.S. The rest shrank.',
      ['The U.S. economy grew.', 'It did so in the U.S.', 'The rest shrank.'],
    ],
    [
      'e.g. and i.e.',
      'Some pets, e.g. cats, sleep a lot, i.e. most of the day. Dogs do not.',
      ['Some pets, e.g. cats, sleep a lot, i.e. most of the day.', 'Dogs do not.'],
    ],
    [
      'numbered things',
      'See No. 5 and Fig. 2 for this. It is clear.',
      ['See No. 5 and Fig. 2 for this.', 'It is clear.'],
    ],
    [
      'decimals',
      'Prices rose by 3.5 percent. Wages rose by .7 percent.',
      ['Prices rose by 3.5 percent.', 'Wages rose by .7 percent.'],
    ],
    ['initials', 'J. R. Tolkien wrote it. W. H. Auden liked it.', ['J. R. Tolkien wrote it.', 'W. H. Auden liked it.']],
    [
      'letters as names',
      'All A are B. All B are C. Therefore, all A are C.',
      ['All A are B.', 'All B are C.', 'Therefore, all A are C.'],
    ],
    [
      'quotations',
      'He said "Stop!" and left. "Why?" she asked. "I am tired." Nobody answered.',
      ['He said "Stop!" and left.', '"Why?" she asked.', '"I am tired."', 'Nobody answered.'],
    ],
    ['ellipses', 'Well... maybe not. So be it… The end.', ['Well... maybe not.', 'So be it…', 'The end.']],
    [
      'addresses',
      'Read https://example.org/a.b?c=1. It says more at www.example.org today.',
      ['Read https://example.org/a.b?c=1.', 'It says more at www.example.org today.'],
    ],
    ['a missing blank', 'That is good.But this is not.', ['That is good.', 'But this is not.']],
    ['no punctuation', 'this text has no end', ['this text has no end']],
    ['other marks', 'Is it?! Yes!! Good.', ['Is it?!', 'Yes!!', 'Good.']],
  ])('survives %s', (_name, text, sentences) => {
    expect(cut(text)).toEqual(sentences);
  });

  it('takes list marks and heading marks off', () => {
    expect(
      cut('# Why trees\n\n1. Trees give shade.\n2) Trees clean the air\n- They look good\n• Birds live there'),
    ).toEqual(['Why trees', 'Trees give shade.', 'Trees clean the air', 'They look good', 'Birds live there']);
  });

  it('joins lines that were only wrapped', () => {
    expect(
      cut('This sentence was wrapped by a mail program that breaks\nits lines after some sixty characters. Short.'),
    ).toHaveLength(2);
  });

  it('breaks at blank lines whatever the marks', () => {
    expect(cut('first part\n\nsecond part')).toEqual(['first part', 'second part']);
  });

  it('keeps the spans inside the text, in order, without overlap', () => {
    const text = '  One. <b>Two</b>.\r\n\r\n\tThree…  ';
    let last = 0;
    for (const { start, end } of segmentSentences(text)) {
      expect(start).toBeGreaterThanOrEqual(last);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(text.length);
      last = end;
    }
  });

  it('cuts a line without any end into pieces', () => {
    expect(segmentSentences('word '.repeat(5000)).every(({ start, end }) => end - start <= 3001)).toBe(true);
  });
});
