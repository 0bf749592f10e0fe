module.exports = {
  displayName: 'price-linter',
  preset: '../../jest.preset.cjs',
  testEnvironment: 'node',
};
