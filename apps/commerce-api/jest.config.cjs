module.exports = {
  displayName: 'commerce-api',
  preset: '../../jest.preset.cjs',
  // A cold start of the embedded database alone can take seconds on a busy machine.
  testTimeout: 60_000,
  globalSetup: '<rootDir>/jest/begin-run.cjs',
  globalTeardown: '<rootDir>/jest/end-run.cjs',
  testEnvironment: '<rootDir>/jest/environment.cjs',
  moduleNameMapper: {
    '^@electric-sql/pglite$': '<rootDir>/jest/embedded-database.cjs',
    '/password-cost\\.js$': '<rootDir>/jest/password-cost.cjs',
    '/schedule-fulfilment\\.js$': '<rootDir>/jest/schedule-fulfilment.cjs',
  },
};
