module.exports = { displayName: 'feature-loyalty', preset: '../../../jest.preset.cjs' };
