module.exports = { displayName: 'feature-customer', preset: '../../../jest.preset.cjs' };
