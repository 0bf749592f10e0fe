/**
 * Node copies every `AsyncLocalStorage` ever used to every promise. Jest loads itself and the tested code again for
 * each file of tests, so those of earlier files, which nobody can read any more, are ended here.
 */
const { AsyncLocalStorage } = require('node:async_hooks');

const USED = Symbol.for('larder.usedStorages');

function watchUse() {
  const used = new Set();
  const { run } = AsyncLocalStorage.prototype;
  AsyncLocalStorage.prototype.run = function runAndNote(...args) {
    used.add(this);
    return run.apply(this, args);
  };
  return used;
}

// The class is the process's own; this module is the file's.
AsyncLocalStorage[USED] ??= watchUse();
for (const storage of AsyncLocalStorage[USED]) storage.disable();
AsyncLocalStorage[USED].clear();
