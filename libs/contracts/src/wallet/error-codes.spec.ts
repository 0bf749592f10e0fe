import { walletErrorCodes } from './error-codes.js';

describe('walletErrorCodes', () => {
  it.each([
    ['PAY-17', '1000', 'general error'],
    ['PAY-18', '1001', 'reference code not valid'],
    ['PAY-19', '1002', 'gift card does not exist'],
    ['PAY-20', '1003', 'gift card not linked'],
    ['PAY-21', '1004', 'gift card already linked to customer'],
    ['PAY-22', '1005', 'transaction idempotency conflict'],
    ['PAY-23', '1010', 'customer id not found'],
    ['PAY-24', '1014', 'customer maximum reached'],
  ] as const)('%s maps %s to its meaning', (_id, code, meaning) => {
    expect(walletErrorCodes[code]).toBe(meaning);
  });

  it('holds no other code', () => {
    expect(Object.keys(walletErrorCodes)).toHaveLength(8);
  });
});
