const HtmlWebpackPlugin = require('html-webpack-plugin');

/**
 * Puts into the shell's page, before anything runs, what each page's own module needs: `pages` is addresses and modules
 * as they are imported. Each tag carries the address in `data-page`, and the server leaves out those of other pages.
 * With `inlineStyles` style sheets are written into the page, which saves the first paint one round trip.
 */
class PageFilesPlugin {
  constructor(pages, { inlineStyles }) {
    this.pages = pages;
    this.inlineStyles = inlineStyles;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('PageFilesPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('PageFilesPlugin', (data) => {
        const everywhere = new Set([...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()));
        for (const [address, request] of Object.entries(this.pages)) {
          for (const file of filesOf(compilation, request)) {
            if (!everywhere.has(file)) data.headTags.push(pageTag(address, file));
          }
        }
        if (this.inlineStyles) data.headTags = data.headTags.map((tag) => inlineStyle(compilation, tag));
        return data;
      });
    });
  }
}

/** Scripts and style sheets of a module that is imported on demand. */
function filesOf(compilation, request) {
  const group = compilation.chunkGroups.find(({ origins }) => origins.some((origin) => origin.request === request));
  if (!group) throw new Error(`No page is imported as ${request}`);
  return group.getFiles().filter((file) => /\.(js|css)$/.test(file));
}

function pageTag(address, file) {
  const attributes = file.endsWith('.css')
    ? { rel: 'stylesheet', href: `/${file}` }
    : { rel: 'preload', href: `/${file}`, as: 'script', fetchpriority: 'low' };
  return { tagName: 'link', voidTag: true, meta: {}, attributes: { ...attributes, 'data-page': address } };
}

/** `data-href` is where the loader of style sheets looks before it fetches one. */
function inlineStyle(compilation, tag) {
  const { rel, href, 'data-page': page } = tag.attributes;
  if (tag.tagName !== 'link' || rel !== 'stylesheet') return tag;
  return {
    tagName: 'style',
    voidTag: false,
    meta: {},
    attributes: { 'data-href': href, ...(page === undefined ? {} : { 'data-page': page }) },
    innerHTML: compilation.getAsset(href.slice(1)).source.source().toString(),
  };
}

module.exports = { PageFilesPlugin, filesOf };
