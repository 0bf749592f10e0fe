module.exports = {
  // A worker keeps something of every suite that it ran: before that fills its memory, another one
  // takes its place.
  workerIdleMemoryLimit: '1500MB',
  projects: [
    '<rootDir>/libs/*/jest.config.cjs',
    '<rootDir>/libs/features/*/jest.config.cjs',
    '<rootDir>/apps/*/jest.config.cjs',
    '<rootDir>/tools/*/jest.config.cjs',
    '<rootDir>/tools/checks/*/jest.config.cjs',
  ],
};
