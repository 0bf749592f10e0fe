module.exports = {
  displayName: 'language',
  preset: '../../../jest.preset.cjs',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/*.spec.js'],
};
