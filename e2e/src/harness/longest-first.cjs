const { readFileSync, statSync } = require('node:fs');
const { default: Sequencer } = require('@jest/test-sequencer');

/** Files that start a product of their own take longest and come first; the others in the order of their size. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const weightOf = ({ path }) =>
      statSync(path).size + (/\bProduct\b|patent-sources/.test(readFileSync(path, 'utf8')) ? 1e6 : 0);
    const weights = new Map(tests.map((test) => [test, weightOf(test)]));
    return [...tests].sort((one, other) => weights.get(other) - weights.get(one));
  }
};
