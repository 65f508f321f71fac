import { blankMarkup, stripMarkup } from './markup.ts';

describe('markup', () => {
  it('is blanked without moving anything', () => {
    const text = 'a <b>bold</b> claim <!-- no --> here';
    const clean = blankMarkup(text);
    expect(clean.hadMarkup).toBe(true);
    expect(clean.text).toHaveLength(text.length);
    expect(clean.text.indexOf('claim')).toBe(text.indexOf('claim'));
  });

  it.each([
    ['<p>One</p> <p>two</p>', 'One two'],
    ['<script>alert("x")</script>Real words', 'Real words'],
    ['<style>p { color: red }</style>Real <IMG SRC=x onerror=alert(1)>words', 'Real words'],
    ['<scr<script>ipt>alert(1)</script> words', 'scr words'],
    ['a < b and b > c', 'a < b and b > c'],
    ['no\u0000 control\u202e marks', 'no control marks'],
  ])('strips %j', (text, words) => {
    expect(stripMarkup(text)).toBe(words);
  });

  it('leaves plain text as it is', () => {
    expect(blankMarkup('Plain, with 3 < 4.')).toEqual({ text: 'Plain, with 3 < 4.', hadMarkup: false });
  });

  it('blanks lone surrogates and keeps pairs', () => {
    expect(blankMarkup('a\ud800b 😀').text).toBe('a b 😀');
  });
});
