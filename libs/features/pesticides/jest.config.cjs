module.exports = { displayName: 'feature-pesticides', preset: '../../../jest.preset.cjs' };
