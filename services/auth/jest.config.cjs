// Two files at a time: they wait for servers, queues and clocks more than they compute.
module.exports = { ...require('../../tools/build/jest/node.cjs')(__dirname), maxWorkers: 2 };
