module.exports = { displayName: 'feature-storefinder', preset: '../../../jest.preset.cjs' };
