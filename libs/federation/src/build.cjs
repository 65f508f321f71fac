// Builds the app in the current folder: node ../../libs/federation/src/build.cjs [--watch] [--development]
const path = require('node:path');
const webpack = require('webpack');
const { prerender } = require('./prerender.cjs');
const { publish } = require('./publish.cjs');

const dir = process.cwd();
const watch = process.argv.includes('--watch');
const mode = watch || process.argv.includes('--development') ? 'development' : 'production';
process.env.NODE_ENV = mode;

const app = require(path.join(dir, 'webpack.config.cjs'));
const config = app({ mode });
const compiler = webpack(config);

async function finish(error, stats) {
  if (error) throw error;
  if (stats.hasErrors()) {
    console.error(stats.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY }));
    return false;
  }
  const started = Date.now();
  // pages under development change too often: they are drawn by the browser alone
  if (mode === 'production') {
    const { compilation } = stats;
    await prerender({ dir, name: config.name, pages: app.pages, compilation, staged: config.output.path });
  }
  const files = await publish({
    staged: config.output.path,
    publicDir: [path.join(dir, 'public'), path.join(dir, '.generated')],
    dist: path.join(dir, 'dist'),
    compress: mode === 'production',
    stamp: mode === 'production' ? null : stats.hash,
  });
  const seconds = ((stats.endTime - stats.startTime + Date.now() - started) / 1000).toFixed(1);
  console.log(`${config.name}: ${files.length} files in ${seconds} s`);
  return true;
}

if (watch) {
  compiler.watch({ aggregateTimeout: 200 }, (error, stats) => {
    finish(error, stats).catch((reason) => console.error(reason));
  });
} else {
  compiler.run((error, stats) => {
    finish(error, stats)
      .catch((reason) => {
        console.error(reason);
        return false;
      })
      .then((good) => compiler.close(() => process.exit(good ? 0 : 1)));
  });
}
