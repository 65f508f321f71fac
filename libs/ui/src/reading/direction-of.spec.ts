import { directionOf } from './direction-of.ts';

describe('where a text begins', () => {
  it.each([
    ['', 'ltr'],
    ['The road.', 'ltr'],
    ['1. «يجب أن نغلق الشارع»', 'rtl'],
    ['שלום, therefore peace', 'rtl'],
    ['Peace, שלום', 'ltr'],
    ['我们应该', 'ltr'],
    ['🚧 … 42', 'ltr'],
  ])('%p: %s', (text, direction) => {
    expect(directionOf(text)).toBe(direction);
  });
});
