import { checkCharacter, codeHash, isValidCode, normaliseCode } from './gift-card-code.js';

const code = 'GRN5-WXH2-QK7T-B3MG';

it.each([
  ['with gaps and small letters', 'grn5 wxh2 qk7t b3mg'],
  ['with dashes of every kind', 'GRN5–WXH2-QK7T-B3MG'],
])('PAY-14 a code is read %s', (_how, typed) => {
  expect(normaliseCode(typed)).toBe(normaliseCode(code));
  expect(isValidCode(normaliseCode(typed))).toBe(true);
});

it('PAY-18 every single mistyped character of a code is noticed', () => {
  const plain = normaliseCode(code);
  const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const mistyped = [...plain].flatMap((own, at) =>
    [...letters]
      .filter((other) => other !== own)
      .map((other) => plain.slice(0, at) + other + plain.slice(at + 1)),
  );
  expect(mistyped).toHaveLength(16 * 31);
  expect(mistyped.filter(isValidCode)).toEqual([]);
});

it.each(['', 'GRN5', 'GRN5-WXH2-QK7T-B3MGG', 'ÄRN5-WXH2-QK7T-B3MG', 'GRNU-WXH2-QK7T-B3MG'])(
  'PAY-18 %j is no code',
  (typed) => {
    expect(isValidCode(normaliseCode(typed))).toBe(false);
  },
);

it('reads O as zero and I and L as one', () => {
  const body = '0'.repeat(14) + '1';
  const plain = body + checkCharacter(body);
  expect(normaliseCode(plain.replace('0', 'o').replace('1', 'l'))).toBe(plain);
});

it('keeps no code, and of two shops not the same print', () => {
  expect(codeHash('alpha', normaliseCode(code))).not.toContain(normaliseCode(code));
  expect(codeHash('alpha', code)).not.toBe(codeHash('beta', code));
});
