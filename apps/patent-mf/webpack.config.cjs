const { microFrontend } = require('@premise/federation');

module.exports = microFrontend({
  dir: __dirname,
  name: 'patent_mf',
  exposes: { './routes': './src/routes.tsx' },
  pages: {
    '/patent-buddy': ['./src/routes.tsx'],
    '/patent-buddy/audit': ['./src/routes.tsx', './features/audit/index.ts'],
  },
});
