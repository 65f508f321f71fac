const { shellApp } = require('@premise/federation');

module.exports = shellApp({ dir: __dirname, name: 'shell' });
