import { articleText, CLARITY_INFRASTRUCTURE, readingMinutes, wordCount } from './index.ts';

const article = CLARITY_INFRASTRUCTURE;
const text = articleText({ ...article, sources: [] }).join('\n');

it('is an article of some 1,200 words, read in five minutes', () => {
  expect(wordCount(article)).toBeGreaterThan(1_050);
  expect(wordCount(article)).toBeLessThan(1_450);
  expect(readingMinutes(article)).toBe(5);
});

it('names every source it lists, in the order of the list', () => {
  const cited = [...text.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number));
  expect(cited).toEqual(article.sources.map((_, index) => index + 1));
});

it('has one address for each section', () => {
  const ids = article.sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]*$/);
});

it('lets no two strings run together', () => {
  expect(text).not.toMatch(/[a-z][.,;:!?][A-Z]| {2}|[a-z]\(|undefined/);
});
