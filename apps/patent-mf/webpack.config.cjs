const { microFrontend } = require('@premise/federation');

module.exports = microFrontend({
  dir: __dirname,
  name: 'patent_mf',
  exposes: { './routes': './src/routes.tsx' },
});
