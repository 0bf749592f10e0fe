module.exports = {
  displayName: 'demo',
  preset: '../../jest.preset.cjs',
  testEnvironment: 'node',
};
