const { shellApp } = require('@premise/federation');

module.exports = shellApp({
  dir: __dirname,
  name: 'shell',
  pages: {
    '/': './features/home/index.ts',
    '/about': './features/about/index.ts',
    '/founder': './features/founder/index.ts',
    '/blog': './features/blog/index.ts',
    '/privacy': './features/privacy/index.ts',
    '/terms': './features/terms/index.ts',
    '/research/clarity-infrastructure': './features/research/index.ts',
  },
});
