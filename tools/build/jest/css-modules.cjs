// In tests a CSS module answers each class with its own name.
const names = new Proxy(
  {},
  { get: (_target, key) => (key === '__esModule' ? true : key === 'default' ? names : String(key)) },
);
module.exports = names;
