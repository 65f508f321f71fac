module.exports = require('../../tools/build/jest/node.cjs')(__dirname);
