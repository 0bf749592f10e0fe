module.exports = { displayName: 'feature-tracking', preset: '../../../jest.preset.cjs' };
