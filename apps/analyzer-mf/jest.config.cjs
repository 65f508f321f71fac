const preset = require('../../tools/build/jest/web.cjs')(__dirname);

module.exports = {
  ...preset,
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    // the same file that a browser gets; its package names it in a field that jest does not read
    '^mammoth$': require.resolve('mammoth/mammoth.browser.js'),
  },
};
