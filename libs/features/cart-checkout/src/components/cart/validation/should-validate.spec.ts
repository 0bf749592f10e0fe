import { shouldValidate, VALIDATION_INTERVAL_MS, type ValidationFacts } from './should-validate.js';

const usual: ValidationFacts = {
  isPaymentResult: false,
  hasCart: true,
  isLoggedIn: false,
  isRunning: false,
  status: 'OPEN',
  isProcessing: false,
};

describe('shouldValidate', () => {
  it.each<[string, Partial<ValidationFacts>, boolean]>([
    ['CART-32 an open cart', {}, true],
    ['CART-32 not on the payment result', { isPaymentResult: true }, false],
    ['CART-35 neither cart nor login', { hasCart: false, status: undefined }, false],
    ['CART-35 a login alone', { hasCart: false, status: undefined, isLoggedIn: true }, true],
    ['CART-36 another run under way', { isRunning: true }, false],
    ['CART-37 a frozen cart', { status: 'FINALIZED' }, false],
    ['CART-38 while the order is being placed', { isProcessing: true }, false],
  ])('%s', (_name, facts, expected) => {
    expect(shouldValidate({ ...usual, ...facts })).toBe(expected);
  });

  it('CART-33 runs every 60,000 ms', () => {
    expect(VALIDATION_INTERVAL_MS).toBe(60_000);
  });
});
