module.exports = { displayName: 'feature-cart-checkout', preset: '../../../jest.preset.cjs' };
