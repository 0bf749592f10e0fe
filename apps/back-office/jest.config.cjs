module.exports = {
  displayName: 'back-office',
  preset: '../../jest.preset.cjs',
  // The library of forms needs a package that has ES modules alone.
  transformIgnorePatterns: ['/node_modules/(?!@x0k/)'],
};
