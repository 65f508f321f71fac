const HtmlWebpackPlugin = require('html-webpack-plugin');

/**
 * Names in the page, before anything runs, the scripts and style sheets that every page needs: what the async boundary
 * loads, and the shared modules that the app provides. Without it a browser learns of them only from the script before, one
 * round trip later each time. `pages` names the module of a page that is worth the same: its files carry its address in
 * `data-page`, and the server leaves them out of every other page.
 */
class PreloadScriptsPlugin {
  constructor({ pages = {} } = {}) {
    this.pages = pages;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('PreloadScriptsPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('PreloadScriptsPlugin', (data) => {
        const [entry] = compilation.entrypoints.values();
        const known = new Set();
        const add = (group, attributes) => {
          for (const file of filesOf(group)) {
            if (known.has(file)) continue;
            known.add(file);
            data.headTags.push({
              tagName: 'link',
              voidTag: true,
              meta: {},
              attributes: {
                rel: 'preload',
                href: `/${file}`,
                as: file.endsWith('.css') ? 'style' : 'script',
                ...attributes,
              },
            });
          }
        };
        // the entry first: as a deferred script it would come after everything named here
        for (const group of [entry, ...entry.getChildren()])
          add(group, group === entry ? { fetchpriority: 'high' } : {});
        for (const [address, request] of Object.entries(this.pages)) {
          const page = compilation.chunkGroups.find(({ origins }) =>
            origins.some((origin) => origin.request === request),
          );
          if (!page) throw new Error(`No page is imported as ${request}`);
          add(page, { 'data-page': address });
        }
        return data;
      });
    });
  }
}

/** Files of a group itself. What its shared modules would fall back on is not loaded: the app provides them all. */
function filesOf(group) {
  return group.getFiles().filter((file) => /\.(js|css)$/.test(file));
}

module.exports = { PreloadScriptsPlugin };
