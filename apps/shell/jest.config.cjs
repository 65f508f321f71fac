const web = require('../../tools/build/jest/web.cjs')(__dirname);

// press/ runs at build time, in Node; its specs say so at their head
module.exports = { ...web, testMatch: [...web.testMatch, '<rootDir>/press/**/*.spec.ts'] };
