import { pageAt, PAGES } from './index.ts';

it.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/About', '/about'],
  ['/analysis/some-id', '/analysis/:analysisId'],
  ['/patent-buddy', '/patent-buddy'],
  ['/patent-buddy/draft/3', '/patent-buddy/*'],
  ['/research/clarity-infrastructure', '/research/clarity-infrastructure'],
])('finds the page at %s', (pathname, path) => {
  expect(pageAt(pathname)?.path).toBe(path);
});

it.each(['/nowhere', '/about/more', '/analysis', '/analysis/a/b', '/research', '/analyzers'])(
  'finds none at %s',
  (pathname) => {
    expect(pageAt(pathname)).toBeNull();
  },
);

it('names every page once, in the length that search engines and shared links show', () => {
  expect(new Set(PAGES.map(({ path }) => path)).size).toBe(PAGES.length);
  for (const { title, description } of PAGES) {
    expect(title.length).toBeLessThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});
