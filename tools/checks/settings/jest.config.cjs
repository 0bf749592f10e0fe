module.exports = {
  displayName: 'settings',
  preset: '../../../jest.preset.cjs',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/*.spec.js'],
};
