// Loads packages with Node's own loader, once for all test files of a process, as the running service does. Code of this
// workspace is still loaded anew for every test file.
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

module.exports = class SharedPackages extends Runtime {
  requireModuleOrMock(from, name) {
    const isPackage =
      !/^[./]/.test(name) && !name.startsWith('@premise/') && !name.startsWith('@jest/') && !isBuiltin(name);
    return isPackage && !from.includes('node_modules') ? load(name) : super.requireModuleOrMock(from, name);
  }
};
