/**
 * The embedded database loads its parts by dynamic import, which Jest's module sandbox refuses.
 * So it is loaded outside of the sandbox and handed in; see embedded-database.cjs.
 */
const { createRequire } = require('node:module');
const pglite = require('@electric-sql/pglite');

// The environment that Jest itself brings.
const { TestEnvironment } = createRequire(require.resolve('jest'))('jest-environment-node');

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.embeddedDatabase = pglite;
  }
};
