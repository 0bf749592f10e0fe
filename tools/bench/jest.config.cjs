module.exports = {
  displayName: 'bench',
  preset: '../../jest.preset.cjs',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/*.spec.js', '<rootDir>/orders/soak/*.spec.js'],
};
