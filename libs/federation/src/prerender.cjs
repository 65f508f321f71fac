const fs = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');
const { baseConfig } = require('./base.cjs');
const { filesOf } = require('./page-files.cjs');

/** What a build leaves beside its files for the server: the HTML of its public pages by address. */
const PRERENDERED_FILE = 'prerendered.json';
/** A remote marks with it what goes into the shell's page; what stands around it is there for the rendering only. */
const FRAGMENT = /<premise-fragment>(.*)<\/premise-fragment>/s;

/** The shell leaves it for a remote. */
const SLOT = '<premise-remote>';

/** The app's sources as one file for Node: the same class names, no style sheets, no federation. */
function nodeConfig({ dir, name }) {
  const base = baseConfig({ dir, name, mode: 'production' });
  return {
    ...base,
    entry: { prerender: path.join(__dirname, 'prerender-entry.mjs') },
    target: 'node20',
    output: {
      ...base.output,
      path: `${base.output.path}-prerender`,
      filename: '[name].cjs',
      chunkFilename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    cache: { ...base.cache, name: 'prerender' },
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve.alias,
        '@premise/federation/prerendered-app$': path.join(dir, 'src/prerender.tsx'),
        // remotes are loaded in browsers only
        '@module-federation/enhanced/runtime$': false,
      },
    },
    module: {
      rules: base.module.rules.map((rule) => (rule.use?.some?.(isExtractLoader) ? namesOnly(rule) : rule)),
    },
    plugins: [
      ...base.plugins.filter((plugin) => plugin.constructor.name !== 'MiniCssExtractPlugin'),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    optimization: { ...base.optimization, minimize: false, splitChunks: false },
  };
}

const isExtractLoader = (use) => typeof use === 'string' && use.includes('mini-css-extract-plugin');

/** The rule for style sheets with their class names alone. */
function namesOnly(rule) {
  const [, { loader, options }] = rule.use;
  return {
    ...rule,
    use: [{ loader, options: { ...options, modules: { ...options.modules, exportOnlyLocals: true } } }],
  };
}

const compile = (config) =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      const problem = error ?? (stats.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (problem ? reject(problem) : resolve()));
    });
  });

/** Style sheets of a page's modules as one text, for pages that cannot name them in their head. */
function stylesOf(compilation, requests, staged) {
  const files = new Set(requests.flatMap((request) => filesOf(compilation, request)));
  const css = [...files]
    .filter((file) => file.endsWith('.css'))
    .map((file) => fs.readFileSync(path.join(staged, file), 'utf8'))
    .join('\n');
  if (/url\((?!['"]?data:)/.test(css)) throw new Error('A style sheet that is written into a page may name no file');
  return css;
}

/**
 * Renders the public pages of an app that has a `src/prerender.tsx`, and leaves them with the build. A remote's pages
 * carry their styles with them: a style sheet that hangs would keep the shell from being painted.
 */
async function prerender({ dir, name, pages, compilation, staged }) {
  if (!fs.existsSync(path.join(dir, 'src/prerender.tsx'))) return;
  const config = nodeConfig({ dir, name });
  await compile(config);
  const { renderPages } = require(path.join(config.output.path, 'prerender.cjs'));
  const rendered = await renderPages();
  const entries = Object.entries(rendered).map(([address, html]) => {
    const fragment = FRAGMENT.exec(html)?.[1];
    if (!pages[address] && !html.includes(SLOT))
      throw new Error(`${name} renders ${address} and names no module of it`);
    return [
      address,
      fragment === undefined ? { html } : { html: fragment, css: stylesOf(compilation, pages[address], staged) },
    ];
  });
  fs.writeFileSync(path.join(staged, PRERENDERED_FILE), JSON.stringify({ pages: Object.fromEntries(entries) }));
}

module.exports = { prerender };
