import type { WalletErrorCode } from '@larder/contracts/wallet';
import type { RequestContext } from '../../kernel/context.js';
import { orGeneralError, walletFailure } from './failures.js';
import { checkCharacter, codeHash, isValidCode, normaliseCode } from './gift-card-code.js';

it.each<[string, WalletErrorCode, number, string]>([
  ['PAY-17', '1000', 500, 'general error'],
  ['PAY-18', '1001', 400, 'reference code not valid'],
  ['PAY-19', '1002', 404, 'does not exist'],
  ['PAY-20', '1003', 409, 'not linked'],
  ['PAY-21', '1004', 409, 'already linked'],
  ['PAY-22', '1005', 409, 'idempotency'],
  ['PAY-23', '1010', 404, 'customer id not found'],
  ['PAY-24', '1014', 409, 'maximum'],
])('%s %s returns %i with a reason', (_id, code, status, message) => {
  const failure = walletFailure(code);
  expect(failure).toMatchObject({ status, errorCode: code });
  expect(failure.message).toMatch(/^Wallet: /);
  expect(failure.message).toContain(message);
});

describe('errors of the wallet', () => {
  const error = jest.fn();
  const context = { log: { error } } as unknown as RequestContext;
  const fail = (reason: unknown) => orGeneralError(context, () => Promise.reject(reason));
  beforeEach(() => error.mockReset());

  it('PAY-17 is its general error, and is logged with its cause', async () => {
    const cause = new Error('broken');
    await expect(fail(cause)).rejects.toMatchObject({ errorCode: '1000', status: 500 });
    expect(error).toHaveBeenCalledWith({ err: cause }, expect.stringContaining('wallet'));
  });

  it('PAY-18 stays a refusal, where it is one', async () => {
    const refusal = walletFailure('1002');
    await expect(fail(refusal)).rejects.toBe(refusal);
    expect(error).not.toHaveBeenCalled();
  });

  it('R13 stays a lost database, which a client may try again', async () => {
    const lost = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    await expect(fail(lost)).rejects.toBe(lost);
    expect(error).not.toHaveBeenCalled();
  });

  it('PAY-17 does not change successful results', async () => {
    await expect(orGeneralError(context, () => Promise.resolve(7))).resolves.toBe(7);
  });
});

describe('a gift card’s code', () => {
  it('PAY-14 is one spelling, however it was typed', () => {
    expect(normaliseCode(' ab–cd-ef gh ')).toBe('ABCDEFGH');
    expect(normaliseCode('oOiIlL')).toBe('001111');
    expect(normaliseCode('a\tb\nc')).toBe('ABC');
  });

  it.each([
    ['000000000000000', '0'],
    ['000000000000001', 'Y'],
    ['000000000000010', 'Z'],
    ['000000000000100', 'Y'],
    ['00000000000000Z', '1'],
    ['GRN5WXH2QK7TB3M', 'G'],
  ])('PAY-18 %s is checked by %s', (body, character) => {
    expect(checkCharacter(body)).toBe(character);
    expect(isValidCode(body + character)).toBe(true);
  });

  it('PAY-18 is checked from its end, also where it is shorter', () => {
    expect([checkCharacter('01'), checkCharacter('10')]).toEqual(['Y', 'Z']);
  });

  it('PAY-18 has no other letters, even with a valid checksum', () => {
    const body = `U${'0'.repeat(14)}`;
    expect(isValidCode(body + checkCharacter(body))).toBe(false);
  });

  it('PAY-18 is as long as a code is, also where its check is right', () => {
    for (const body of ['', '0', '00000000000000', '0000000000000000'])
      expect(isValidCode(body + checkCharacter(body))).toBe(false);
  });

  it('PAY-14 is stored as a hash of shop and code', () => {
    // Cards are found by this hash: a different one for the same code would lose every sold card.
    expect(codeHash('alpha', 'A')).toBe(
      '43b9903c8a3c48aaf017190c26a75d4e71fc42ab397f3ca34ff484d524d249de',
    );
    expect(codeHash('alpha', 'A')).not.toBe(codeHash('alpha', 'B'));
    expect(codeHash('alpha', 'A')).not.toBe(codeHash('beta', 'A'));
  });
});
