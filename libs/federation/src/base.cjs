const path = require('node:path');
const webpack = require('webpack');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');

const ROOT = path.resolve(__dirname, '../../..');

/** What every federated app has in common; `shellApp` and `microFrontend` add their federation plugin to it. */
function baseConfig({ dir, name, mode }) {
  const production = mode === 'production';
  const stem = production ? '[name].[contenthash:8]' : '[name]';
  return {
    name,
    context: dir,
    mode,
    target: ['web', 'es2022'],
    // never an eval devtool: the pages' content security policy forbids eval
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      // staged here; publish.cjs moves it to dist/ with the manifest last
      path: path.join(ROOT, '.cache/out', name),
      uniqueName: name,
      filename: `${stem}.js`,
      chunkFilename: `${stem}.js`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      hashFunction: 'xxhash64',
      clean: true,
    },
    cache: {
      type: 'filesystem',
      name: mode,
      cacheDirectory: path.join(ROOT, '.cache/webpack', name),
      buildDependencies: {
        config: [
          ...[
            'base.cjs',
            'index.cjs',
            'shared.cjs',
            'fonts.cjs',
            'page-files.cjs',
            'subset-font.cjs',
            'prerender.cjs',
          ].map((file) => path.join(__dirname, file)),
          path.join(dir, 'webpack.config.cjs'),
          path.join(ROOT, 'package-lock.json'),
        ],
      },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // our libraries are compiled with the app, from their sources
      conditionNames: ['source', '...'],
      alias: {
        // the entry itself: its name leads to the part of it that is shared
        '@premise/federation/whole-react-query$': require
          .resolve('@tanstack/react-query')
          .replace(/modern.index\.cjs$/, 'modern/index.js'),
        // the package's exports lead to its development build, whatever the mode
        ...(production
          ? { 'react-router$': path.join(ROOT, 'node_modules/react-router/dist/production/index.mjs') }
          : {}),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: require.resolve('swc-loader'),
          options: {
            swcrc: false,
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: !production } },
              target: 'es2022',
            },
          },
        },
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: require.resolve('css-loader'),
              options: {
                modules: {
                  auto: /\.module\.css$/,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  localIdentName: production ? '[hash:base64:7]' : '[name]__[local]',
                  // a library's classes are named alike in all apps: what one renders at build time another takes over
                  localIdentContext: ROOT,
                },
              },
            },
          ],
        },
        { test: /\.(woff2|svg|png|webp)$/, type: 'asset/resource' },
        {
          test: /\.woff2$/,
          resourceQuery: /^\?subset=/,
          loader: require.resolve('./subset-font.cjs'),
          generator: { filename: '[name]-basic.[contenthash:8][ext]' },
        },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: `${stem}.css`, chunkFilename: `${stem}.css`, ignoreOrder: true }),
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }),
    ],
    optimization: {
      runtimeChunk: false,
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: ['...', new CssMinimizerPlugin()],
      // it writes `calc(var(--a) - 1px)` as `calc(var(--a)- 1px)`, which browsers drop
      minimizeOptions: { html: false },
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

module.exports = { ROOT, baseConfig };
