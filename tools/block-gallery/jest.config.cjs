module.exports = {
  displayName: 'block-gallery',
  preset: '../../jest.preset.cjs',
  testEnvironment: 'node',
};
