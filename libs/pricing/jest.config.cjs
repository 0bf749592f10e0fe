module.exports = { displayName: 'pricing', preset: '../../jest.preset.cjs' };
