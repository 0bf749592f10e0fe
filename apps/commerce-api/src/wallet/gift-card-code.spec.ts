import { checkCharacter, codeHash, isCode, plainCode } from './gift-card-code.js';

const code = 'GRN5-WXH2-QK7T-B3MG';

it.each([
  ['with gaps and small letters', 'grn5 wxh2 qk7t b3mg'],
  ['with dashes of every kind', 'GRN5–WXH2-QK7T-B3MG'],
])('PAY-14 a code is read %s', (_how, typed) => {
  expect(plainCode(typed)).toBe(plainCode(code));
  expect(isCode(plainCode(typed))).toBe(true);
});

it('PAY-18 every single mistyped character of a code is noticed', () => {
  const plain = plainCode(code);
  const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const mistyped = [...plain].flatMap((own, at) =>
    [...letters]
      .filter((other) => other !== own)
      .map((other) => plain.slice(0, at) + other + plain.slice(at + 1)),
  );
  expect(mistyped).toHaveLength(16 * 31);
  expect(mistyped.filter(isCode)).toEqual([]);
});

it.each(['', 'GRN5', 'GRN5-WXH2-QK7T-B3MGG', 'ÄRN5-WXH2-QK7T-B3MG', 'GRNU-WXH2-QK7T-B3MG'])(
  'PAY-18 %j is no code',
  (typed) => {
    expect(isCode(plainCode(typed))).toBe(false);
  },
);

it('reads O as zero and I and L as one', () => {
  const body = '0'.repeat(14) + '1';
  const plain = body + checkCharacter(body);
  expect(plainCode(plain.replace('0', 'o').replace('1', 'l'))).toBe(plain);
});

it('keeps no code, and of two shops not the same print', () => {
  expect(codeHash('alpha', plainCode(code))).not.toContain(plainCode(code));
  expect(codeHash('alpha', code)).not.toBe(codeHash('beta', code));
});
