const HtmlWebpackPlugin = require('html-webpack-plugin');

/** Adds a preload for the fonts every page needs at once, under whatever hashed names this build gave them. */
class PreloadFontsPlugin {
  constructor(patterns) {
    this.patterns = patterns;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('PreloadFontsPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('PreloadFontsPlugin', (data) => {
        const files = Object.keys(compilation.assets);
        for (const pattern of this.patterns) {
          const file = files.find((candidate) => pattern.test(candidate));
          if (!file) continue;
          // style sheets go first: without them there is no first paint, and until the font is here its fallback stands in
          data.headTags.push({
            tagName: 'link',
            voidTag: true,
            meta: {},
            attributes: {
              rel: 'preload',
              href: `/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              fetchpriority: 'low',
            },
          });
        }
        return data;
      });
    });
  }
}

module.exports = { PreloadFontsPlugin };
