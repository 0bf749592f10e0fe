const { randomBytes } = require('node:crypto');

/** Names the run: what its tests begin with is made once in it, for the sources may change until the next. */
module.exports = () => {
  process.env.TEST_RUN = randomBytes(6).toString('hex');
};
