/**
 * The embedded database loads its parts by dynamic import, which Jest's module sandbox refuses.
 * So it is loaded outside of the sandbox and handed in; see embedded-database.cjs.
 */
const { readFile } = require('node:fs/promises');
const { createRequire } = require('node:module');
const path = require('node:path');
const pglite = require('@electric-sql/pglite');

// Jest's own environment.
const { TestEnvironment } = createRequire(require.resolve('jest'))('jest-environment-node');

let engine;

/** Databases that a test file leaves to the next file of its worker; see kept-database.ts. */
const leftDatabases = new Map();
let closing;

/** Embedded ones keep the process alive: they are closed when no file follows the last one at once. */
function closeSoon() {
  closing = setTimeout(() => {
    for (const { at } of [...leftDatabases.values()].flat()) if (at.close) void at.close();
    leftDatabases.clear();
  }, 200).unref();
}

/** Its code, compiled once for all databases of a worker: a quarter of the time that each takes to open. */
function engineOf() {
  const part = (name) =>
    readFile(path.join(path.dirname(require.resolve('@electric-sql/pglite')), name));
  engine ??= (async () => ({
    pgliteWasmModule: await WebAssembly.compile(await part('pglite.wasm')),
    fsBundle: new Blob([await part('pglite.data')]),
  }))();
  return engine;
}

module.exports = class extends TestEnvironment {
  async setup() {
    clearTimeout(closing);
    await super.setup();
    this.global.embeddedDatabase = pglite;
    this.global.leftDatabases = leftDatabases;
    this.global.embeddedEngine = await engineOf();
  }

  async teardown() {
    await super.teardown();
    closeSoon();
  }
};
