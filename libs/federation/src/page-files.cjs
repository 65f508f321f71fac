const HtmlWebpackPlugin = require('html-webpack-plugin');

/**
 * Names in the shell's page, before anything runs, the files of each page's own module: `pages` is addresses and modules
 * as they are imported. Each tag carries the address in `data-page`, and the server leaves out those of other pages.
 */
class PageFilesPlugin {
  constructor(pages) {
    this.pages = pages;
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

module.exports = { PageFilesPlugin, filesOf };
