const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { baseConfig } = require('./base.cjs');
const { PreloadFontsPlugin } = require('./fonts.cjs');
const { PreloadScriptsPlugin } = require('./preload-scripts.cjs');
const { SINGLETONS, sharedSingletons } = require('./shared.cjs');

/** Development builds load the page anew when they were built again. */
const withLiveReload = (mode, modules) =>
  mode === 'production' ? modules : [path.join(__dirname, 'live-reload.mjs'), ...modules];

const federation = (dir, name) => ({
  name,
  shared: sharedSingletons(dir),
  // version-first would load every remote at start, and one that is down could blank the shell
  shareStrategy: 'loaded-first',
  dts: false,
  dev: { disableDynamicRemoteTypeHints: true },
});

/**
 * Webpack configuration of the host: `src/index.ts` is the async boundary, `src/index.html` the page, `public/` is
 * copied as it is. `pages` names, by address, modules of pages to be fetched with the app. It knows no remote; those are registered at run time.
 */
function shellApp({ dir, name, pages }) {
  return ({ mode }) => {
    const base = baseConfig({ dir, name, mode });
    return {
      ...base,
      entry: { main: withLiveReload(mode, [path.join(dir, 'src/index.ts')]) },
      output: { ...base.output, publicPath: '/' },
      plugins: [
        ...base.plugins,
        new ModuleFederationPlugin({
          ...federation(dir, name),
          manifest: false,
          experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
        }),
        new HtmlWebpackPlugin({
          template: path.join(dir, 'src/index.html'),
          publicPath: '/',
          scriptLoading: 'defer',
          minify: { collapseWhitespace: true, removeComments: true },
        }),
        new PreloadScriptsPlugin({ pages }),
        new PreloadFontsPlugin([
          /^inter-latin-(wght|opsz)-normal\..*\.woff2$/,
          /^source-serif-4-latin-(wght|opsz)-normal\..*\.woff2$/,
        ]),
      ],
    };
  };
}

/** Webpack configuration of a remote. `exposes` is `{ './routes': './src/routes.tsx' }` and nothing else. */
function microFrontend({ dir, name, exposes }) {
  return ({ mode }) => {
    const base = baseConfig({ dir, name, mode });
    return {
      ...base,
      // the container is the only entry
      entry: {},
      output: { ...base.output, publicPath: 'auto' },
      plugins: [
        ...base.plugins,
        new ModuleFederationPlugin({
          ...federation(dir, name),
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
}

module.exports = { shellApp, microFrontend, SINGLETONS };
