// Entry of the bundle that renders an app's public pages in Node, see prerender.cjs.
import { createElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
// the app's src/prerender.tsx
// oxlint-disable-next-line premise/import-walls -- an alias of prerender.cjs, not a file of a library
import * as app from '@premise/federation/prerendered-app';

/** HTML by address. A remote names a prefix for generated ids: the shell's stand on the same page. */
export async function renderPages() {
  const pages = {};
  for (const path of app.paths) {
    const errors = [];
    const { prelude } = await prerenderToNodeStream(createElement(app.PrerenderedPage, { path }), {
      identifierPrefix: app.idPrefix,
      // a boundary that is put off would need an inline script, which the content policy forbids
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => errors.push(error),
    });
    let html = '';
    for await (const chunk of prelude) html += chunk;
    if (errors.length > 0) throw errors[0];
    if (/<script/i.test(html)) throw new Error(`${path} is rendered with a script, which the content policy forbids`);
    pages[path] = html;
  }
  return pages;
}
