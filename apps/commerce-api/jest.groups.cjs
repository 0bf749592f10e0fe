const config = require('./jest.config.cjs');

/** Suites in groups, which `tools/test/suite-groups.mjs` writes. */
module.exports = { ...config, testMatch: ['<rootDir>/test-output/groups/*.spec.js'] };
