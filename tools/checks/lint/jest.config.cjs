module.exports = {
  displayName: 'lint',
  preset: '../../../jest.preset.cjs',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/*.spec.js'],
};
