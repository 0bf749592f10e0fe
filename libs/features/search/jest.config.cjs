module.exports = { displayName: 'feature-search', preset: '../../../jest.preset.cjs' };
