import { validationCodes } from '@larder/contracts/cart';
import { aCart, billing, evening, home } from '../../../testing/fixtures.js';
import { shop as de } from '../../../messages/de.json';
import { errorsOf, isTimeSlotError, hasMessage, displayableErrors } from './validation-groups.js';

const error = (code: string, lineItemId?: string) => ({
  code,
  message: '',
  ...(lineItemId === undefined ? {} : { lineItemId }),
});

describe('errorsOf', () => {
  const all = ['005', '022', '031', '006', '223', '264', 'X'].map((code) => error(code));
  const codesOf = (group: Parameters<typeof errorsOf>[1], pickup: boolean) =>
    errorsOf(all, group, pickup ? 'CLICK_AND_COLLECT' : 'DELIVERY').map(({ code }) => code);

  it.each([
    ['CART-91', 'distributionLocation', false, ['005']],
    ['CART-89', 'timeSlot', false, ['022']],
    ['CART-88', 'billingAddress', false, ['031']],
    ['CART-87', 'billingAddress', true, ['031', '006']],
    ['CART-91', 'discountCode', true, ['223']],
    ['CART-92', 'general', true, ['264', 'X']],
  ] as const)('%s CART-93 maps the errors of the step %s', (_id, group, pickup, codes) => {
    expect(codesOf(group, pickup)).toEqual(codes);
  });

  it('CART-93 leaves a line’s finding to the line', () => {
    expect(errorsOf([error('X', 'line-1')], 'general', undefined)).toEqual([]);
  });
});

it('CART-66…86 has its own text for every published meaning', () => {
  const codes = Object.keys(validationCodes).filter(hasMessage);
  expect(codes).toHaveLength(20);
  for (const code of codes) expect(de).toHaveProperty([`error.${code}`]);
  expect(hasMessage('131')).toBe(false);
});

it('CART-89 knows the codes that concern the slot', () => {
  expect(Object.keys(validationCodes).filter(isTimeSlotError).sort()).toEqual([
    '022',
    '023',
    '140',
    '141',
  ]);
});

describe('tellableErrors', () => {
  const codes = ['005', '008', '031', '023'];
  const groupsOf = (parts: Parameters<typeof aCart>[1]) =>
    displayableErrors(
      codes.map((code) => error(code)),
      aCart([], parts),
    ).map(({ code }) => code);

  it('is silent about what the shopper has not come to yet', () => {
    expect(groupsOf({})).toEqual(['023']);
  });

  it('shows invalid choices', () => {
    const chosen = { distributionAddress: home, distributionWindow: evening };
    expect(groupsOf({ ...chosen, billingAddress: billing })).toEqual(codes);
  });
});
