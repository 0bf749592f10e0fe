const config = require('./jest.config.cjs');

/** Suites in groups, which `tools/test/suite-groups.mjs` writes, in the order of their numbers. */
module.exports = {
  ...config,
  testMatch: ['<rootDir>/test-output/groups/*.spec.js'],
  testSequencer: '<rootDir>/jest/by-name.cjs',
};
