const { randomBytes } = require('node:crypto');

/**
 * Names the run: shared test data is built once per run, because the sources may change before the
 * next.
 */
module.exports = () => {
  process.env.TEST_RUN = randomBytes(6).toString('hex');
};
