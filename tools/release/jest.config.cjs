module.exports = {
  displayName: 'release',
  preset: '../../jest.preset.cjs',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/*.spec.js', '<rootDir>/codemods/*.spec.js'],
};
