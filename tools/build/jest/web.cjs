const fs = require('node:fs');
const path = require('node:path');

/** Jest preset of everything that runs in a browser. */
module.exports = (dir) => ({
  rootDir: resultsFolder(dir),
  displayName: path.basename(dir),
  testEnvironment: 'jsdom',
  testEnvironmentOptions: { customExportConditions: ['source', 'browser', 'require', 'default'] },
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/src/**/*.spec.tsx'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  setupFiles: [path.join(__dirname, 'jsdom-setup.cjs')],
  setupFilesAfterEnv: [path.join(__dirname, 'jest-dom-setup.cjs')],
  moduleNameMapper: {
    '\\.module\\.css$': path.join(__dirname, 'css-modules.cjs'),
    '\\.css$': path.join(__dirname, 'empty.cjs'),
    '\\.(svg|woff2)$': path.join(__dirname, 'empty.cjs'),
  },
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        swcrc: false,
        sourceMaps: 'inline',
        module: { type: 'commonjs' },
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!(eventsource|eventsource-parser|@zxcvbn-ts)/)'],
  testTimeout: 20_000,
  passWithNoTests: true,
});

/** jest does not make the folder of its report. Answers the project's own folder. */
function resultsFolder(dir) {
  fs.mkdirSync(path.join(dir, '.results'), { recursive: true });
  return dir;
}
