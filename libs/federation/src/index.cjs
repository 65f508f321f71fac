const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { ROOT, baseConfig } = require('./base.cjs');
const { PreloadFontsPlugin } = require('./fonts.cjs');
const { PageFilesPlugin } = require('./page-files.cjs');
const { SINGLETONS, sharedSingletons } = require('./shared.cjs');

/** Development builds load the page anew when they were built again. */
const withLiveReload = (mode, modules) =>
  mode === 'production' ? modules : [path.join(__dirname, 'live-reload.mjs'), ...modules];

const federation = (name, shared) => ({
  name,
  shared,
  // version-first would load every remote at start, and one that is down could blank the shell
  shareStrategy: 'loaded-first',
  dts: false,
  dev: { disableDynamicRemoteTypeHints: true },
});

/** What the shell provides to every page is part of its start: one file instead of one for each package. */
const inOneFile = (shared) =>
  Object.fromEntries(Object.entries(shared).map(([name, entry]) => [name, { ...entry, eager: true }]));

/** Packages change seldom: apart from the app's own code they stay in the browser's cache. */
const PACKAGES = {
  packages: {
    name: 'packages',
    chunks: 'initial',
    enforce: true,
    test: ({ type, resource }) =>
      type.startsWith('javascript/') && /[\\/]node_modules[\\/](?!@module-federation[\\/])/.test(resource ?? ''),
  },
};

/**
 * Webpack configuration of the host: `src/index.ts` is the start, `src/index.html` the page, `public/` is copied as it is.
 * `pages` names, by address, modules of pages whose files the page of that address fetches at once. It knows no remote;
 * those are registered at run time.
 */
function shellApp({ dir, name, pages }) {
  const configure = ({ mode }) => {
    const base = baseConfig({ dir, name, mode });
    return {
      ...base,
      entry: { main: withLiveReload(mode, [path.join(dir, 'src/index.ts')]) },
      output: { ...base.output, publicPath: '/' },
      resolve: {
        ...base.resolve,
        alias: {
          ...base.resolve.alias,
          // what provides the runtime to the remotes is CommonJS and would bring a second copy of it
          '@module-federation/runtime-tools/runtime-core$': path.join(
            ROOT,
            'node_modules/@module-federation/runtime-tools/dist/runtime-core.js',
          ),
        },
      },
      optimization: { ...base.optimization, splitChunks: { cacheGroups: mode === 'production' ? PACKAGES : {} } },
      plugins: [
        ...base.plugins,
        new ModuleFederationPlugin({
          ...federation(name, inOneFile(sharedSingletons(dir))),
          manifest: false,
          experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
        }),
        new HtmlWebpackPlugin({
          template: path.join(dir, 'src/index.html'),
          publicPath: '/',
          scriptLoading: 'defer',
          minify: { collapseWhitespace: true, removeComments: true },
        }),
        new PageFilesPlugin(pages, { inlineStyles: mode === 'production' }),
        new PreloadFontsPlugin([
          /^inter-latin-wght-normal-basic\..*\.woff2$/,
          /^source-serif-4-latin-wght-normal-basic\..*\.woff2$/,
        ]),
      ],
    };
  };
  return Object.assign(configure, { pages });
}

/**
 * Webpack configuration of a remote. `exposes` is `{ './routes': './src/routes.tsx' }` and nothing else. `pages` names, by
 * address, the modules whose styles a page needs that `src/prerender.tsx` renders at build time.
 */
function microFrontend({ dir, name, exposes, pages = {} }) {
  const configure = ({ mode }) => {
    const base = baseConfig({ dir, name, mode });
    return {
      ...base,
      // the container is the only entry
      entry: {},
      output: { ...base.output, publicPath: 'auto' },
      plugins: [
        ...base.plugins,
        new ModuleFederationPlugin({
          ...federation(name, sharedSingletons(dir)),
          exposes: Object.fromEntries(
            Object.entries(exposes).map(([name, file]) => [name, { import: withLiveReload(mode, [file]) }]),
          ),
          filename: mode === 'production' ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
          manifest: true,
          experiments: { externalRuntime: true, optimization: { target: 'web' } },
        }),
      ],
    };
  };
  return Object.assign(configure, { pages });
}

module.exports = { shellApp, microFrontend, SINGLETONS };
