// Class names of CSS Modules are their own keys in unit tests.
module.exports = new Proxy({}, { get: (_target, key) => (key === '__esModule' ? false : key) });
