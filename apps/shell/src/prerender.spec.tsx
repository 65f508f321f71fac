/**
 * @jest-environment node
 */
import { renderToHtml } from '@premise/browser-testing';
import { paths, PrerenderedPage } from './prerender.tsx';

const html = (path: string) => renderToHtml(<PrerenderedPage path={path} />);

it('every public page is rendered at build time, a remote’s as a frame with a place for its own build [D-52]', async () => {
  expect(paths).toEqual(expect.arrayContaining(['/', '/about', '/analyzer', '/patent-buddy', '/patent-buddy/audit']));
  expect(paths).not.toContain('/profile');
  for (const path of paths) {
    const page = await html(path);
    const isFrame = /^\/(?:analyzer|patent-buddy)/.test(path);
    expect([path, page.split('<premise-remote></premise-remote>').length - 1]).toEqual([path, isFrame ? 1 : 0]);
    expect([path, page.split('<h1').length - 1]).toEqual([path, isFrame ? 0 : 1]);
  }
});

it('a page that is rendered at build time is the one visitors see, and brings no script of its own', async () => {
  const page = await html('/');
  expect(page).toContain('Catch patent issues before the patent office does.');
  expect(page).toContain('href="/login"');
  expect(page).not.toMatch(/<script|Sign out|Account menu/);
});
