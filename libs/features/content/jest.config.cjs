module.exports = { displayName: 'feature-content', preset: '../../../jest.preset.cjs' };
