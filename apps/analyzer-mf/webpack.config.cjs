const { microFrontend } = require('@premise/federation');

module.exports = microFrontend({
  dir: __dirname,
  name: 'analyzer_mf',
  exposes: { './routes': './src/routes.tsx' },
  pages: { '/analyzer': ['./src/routes.tsx'] },
});
