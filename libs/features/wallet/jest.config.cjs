module.exports = { displayName: 'feature-wallet', preset: '../../../jest.preset.cjs' };
