import { BoundedSearch } from './bounded-search.ts';
import { TextLocator } from './locate.ts';

describe('the search for the words of an answer', () => {
  it.each([
    ['', 'night', 4],
    ['a night, the night', 'night', 2],
    ['overnight, tonight, night', 'night', 20],
    ['the night trains are the best', 'the night trains are the worst', -1],
    ['by night trains are … night trains are the best', 'night trains are the best', 22],
    ['short', 'longer than the text', -1],
  ])('finds in %j the words %j at %d', (text, words, at) => {
    const searched = text === '' ? 'the night' : text;
    expect(new BoundedSearch().indexOf(searched, words)).toBe(at);
  });

  it('finds nothing any more once its work is done', () => {
    const search = new BoundedSearch(2000);
    const text = `${'x '.repeat(450)}the night trains run`;
    expect(search.indexOf(text, 'the night trains run')).toBe(900);
    expect(search.indexOf(text, 'the day trains never run')).toBe(-1);
    expect(search.indexOf(text, 'the night trains run')).toBe(900);
    expect(search.indexOf(text, 'the night trains run')).toBe(-1);
  });

  it('compares no more than its work where text and words repeat themselves', () => {
    const search = new BoundedSearch(1_000_000);
    const text = 'all dogs bark, '.repeat(20_000);
    expect(search.indexOf(text, `${'all dogs bark, '.repeat(2000)}no`)).toBe(-1);
    expect(search.indexOf(text, 'all dogs bark')).toBe(-1);
  });

  it('folds words of a megabyte, which took minutes once', () => {
    const words = '1. '.repeat(300_000);
    expect(new TextLocator('Rain falls.').find(`x ${words}`)).toBeNull();
  });

  it('tries a dozen quotations of a text', () => {
    const locator = new TextLocator('We heard “rain” and “wind”.');
    const invented = (count: number): string => '“snow falls” '.repeat(count);
    expect(locator.findQuotedIn(`${invented(11)}“rain”`)).toHaveLength(1);
    expect(locator.findQuotedIn(`${invented(12)}“rain”`)).toHaveLength(0);
  });
});
