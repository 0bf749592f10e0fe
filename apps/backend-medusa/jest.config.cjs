module.exports = {
  displayName: 'backend-medusa',
  preset: '../../jest.preset.cjs',
  testEnvironment: 'node',
};
