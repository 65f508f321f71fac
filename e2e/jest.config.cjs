const node = require('../tools/build/jest/node.cjs')(__dirname);

module.exports = {
  ...node,
  testMatch: ['<rootDir>/src/**/*.e2e-spec.ts'],
  globalSetup: '<rootDir>/src/harness/global-setup.ts',
  globalTeardown: '<rootDir>/src/harness/global-teardown.ts',
  testSequencer: '<rootDir>/src/harness/longest-first.cjs',
  maxWorkers: 2,
  testTimeout: 120_000,
};
