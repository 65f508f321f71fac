const { shellApp } = require('@premise/federation');

// most visits begin at the home page
module.exports = shellApp({ dir: __dirname, name: 'shell', pages: { '/': './features/home/index.ts' } });
