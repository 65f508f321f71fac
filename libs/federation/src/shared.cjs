const { createRequire } = require('node:module');
const path = require('node:path');

/** Packages of which a page may hold one copy only: they keep state (hooks, contexts, caches, the session). */
const SINGLETONS = [
  'react',
  'react-dom',
  'react-router-dom',
  '@tanstack/react-query',
  '@premise/ui',
  '@premise/web-platform',
];

/** Packages of which only a part is shared, and the module that picks it. */
const PROVIDED_BY = {
  'react-router-dom': path.join(__dirname, 'declarative-router.mjs'),
  '@tanstack/react-query': path.join(__dirname, 'shared-queries.mjs'),
};

/** The version an app really resolves; a package may hide its package.json, so it is looked for from the entry upwards. */
function installedVersion(name, dir) {
  const paths = createRequire(path.join(dir, 'package.json')).resolve.paths(name) ?? [];
  for (const base of paths) {
    try {
      return require(path.join(base, name, 'package.json')).version;
    } catch {
      // not in this node_modules; the next one up may have it
    }
  }
  throw new Error(`${name} is shared by all apps but ${dir} cannot resolve it: add it to its package.json`);
}

/** Share configuration of one app: every app names the same packages in the same versions. */
function sharedSingletons(dir) {
  return Object.fromEntries(
    SINGLETONS.map((name) => {
      const version = installedVersion(name, dir);
      const provided = PROVIDED_BY[name] ? { import: PROVIDED_BY[name] } : {};
      return [name, { singleton: true, version, requiredVersion: version, strictVersion: false, ...provided }];
    }),
  );
}

module.exports = { PROVIDED_BY, SINGLETONS, sharedSingletons };
