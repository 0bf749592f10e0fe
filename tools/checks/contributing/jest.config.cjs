module.exports = {
  displayName: 'contributing',
  preset: '../../../jest.preset.cjs',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/*.spec.js'],
};
