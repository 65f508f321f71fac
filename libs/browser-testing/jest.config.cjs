module.exports = require('../../tools/build/jest/web.cjs')(__dirname);
