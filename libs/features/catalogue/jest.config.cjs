module.exports = { displayName: 'feature-catalogue', preset: '../../../jest.preset.cjs' };
