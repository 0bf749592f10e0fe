module.exports = {
  displayName: 'licences',
  preset: '../../../jest.preset.cjs',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/*.spec.js'],
};
