module.exports = { displayName: 'countries', preset: '../../jest.preset.cjs' };
