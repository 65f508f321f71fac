// Loads modules once for all test files of a process, as the running service does: packages with Node's own loader, code of this
// workspace with the test runner's, which compiles it. Only the test files themselves are loaded each for itself.
const fs = require('node:fs');
const path = require('node:path');
const { createRequire, isBuiltin } = require('node:module');
const { default: Runtime } = require('jest-runtime');

const folder = path.join(__dirname, '../../../node_modules/.cache/premise/shared-packages');
const requireHere = createRequire(path.join(folder, 'index.cjs'));
const loaded = new Map();

/** A package by the exports that an `import` sees, whether it is an ES module or not. */
function load(name) {
  if (!loaded.has(name)) loaded.set(name, loadAnew(name));
  return loaded.get(name);
}

function loadAnew(name) {
  if (isData(name)) return requireHere(name);
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name.replaceAll('/', '+')}.${process.pid}.mjs`);
  fs.writeFileSync(
    file,
    `import * as all from ${JSON.stringify(name)};\nconst exported = { ...all };\n` +
      `if ('default' in all) Object.defineProperty(exported, '__esModule', { value: true });\nexport { exported as 'module.exports' };\n`,
  );
  try {
    return requireHere(file);
  } finally {
    fs.rmSync(file);
  }
}

/** True for a package that is a JSON file. One that is made for `import` alone cannot be found this way, and is code. */
function isData(name) {
  try {
    return requireHere.resolve(name).endsWith('.json');
  } catch {
    return false;
  }
}

/** The runtime of the first file, which keeps the modules of this workspace for all. */
let keeper;

module.exports = class SharedModules extends Runtime {
  constructor(...args) {
    super(...args);
    keeper ??= this;
  }

  requireModuleOrMock(from, name) {
    if (/^[./]/.test(name) || name.startsWith('@premise/')) return this.requireOfWorkspace(from, name);
    const isOfRunner = name.startsWith('@jest/') || isBuiltin(name) || from.includes('node_modules');
    return isOfRunner ? super.requireModuleOrMock(from, name) : load(name);
  }

  requireOfWorkspace(from, name) {
    return keeper === this ? super.requireModuleOrMock(from, name) : keeper.requireModuleOrMock(from, name);
  }

  /** Later files load further modules with it. */
  leaveTestCode() {
    if (keeper !== this) super.leaveTestCode();
  }

  /** Later files need what the keeper has loaded. */
  teardown() {
    if (keeper === this) this.restoreAllMocks();
    else super.teardown();
  }
};
