module.exports = { displayName: 'feature-recipes', preset: '../../../jest.preset.cjs' };
