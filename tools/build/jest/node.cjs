const fs = require('node:fs');
const path = require('node:path');

/** Jest preset of everything that runs in Node: libraries, services, tools. */
module.exports = (dir) => ({
  rootDir: resultsFolder(dir),
  displayName: path.basename(dir),
  testEnvironment: path.join(__dirname, 'shared-environment.cjs'),
  runtime: path.join(__dirname, 'shared-modules.cjs'),
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/src/**/*.e2e-spec.ts'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/dto/'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.(ts|js|mjs|cjs)$': ['@swc/jest', swcOptions({ tsx: false })],
    '^.+\\.tsx$': ['@swc/jest', swcOptions({ tsx: true })],
  },
  testTimeout: 30_000,
  passWithNoTests: true,
  // A BullMQ worker whose Redis is gone keeps its lock timer for ever; the run must not wait for it.
  forceExit: true,
});

/** The options of the build, for the module system of the tests. */
function swcOptions({ tsx }) {
  return {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2022',
      keepClassNames: true,
      parser: { syntax: 'typescript', decorators: true, tsx },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
    },
  };
}

/** jest does not make the folder of its report. Answers the project's own folder. */
function resultsFolder(dir) {
  fs.mkdirSync(path.join(dir, '.results'), { recursive: true });
  return dir;
}
