const { createRequire } = require('node:module');

// The sequencer that Jest itself brings.
const { default: Sequencer } = createRequire(require.resolve('jest'))('@jest/test-sequencer');

/** Runs files in the order of their names. */
module.exports = class extends Sequencer {
  sort(tests) {
    return [...tests].sort((one, other) => one.path.localeCompare(other.path, 'en'));
  }
};
