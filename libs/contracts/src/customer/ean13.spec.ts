import * as fc from 'fast-check';
import { addressCategoryOf } from './address-category.js';
import { isEan13 } from './ean13.js';

describe('isEan13', () => {
  it.each([
    ['4006381333931', true],
    ['9780201379624', true],
    ['0000000000000', true],
    ['4006381333930', false],
    ['400638133393', false],
    ['04006381333931', false],
    // Fourteen digits whose last one checks the others.
    ['10000000000009', false],
    ['４006381333931', false],
    ['', false],
  ])('FORM-30 judges %s', (text, valid) => {
    expect(isEan13(text)).toBe(valid);
  });

  it('FORM-30 takes exactly one of the ten last digits, and notices every single wrong digit', () => {
    const twelve = fc.stringMatching(/^\d{12}$/);
    fc.assert(
      fc.property(twelve, fc.nat(11), fc.integer({ min: 1, max: 9 }), (digits, place, shift) => {
        const valid = Array.from('0123456789', (last) => digits + last).filter(isEan13);
        expect(valid).toHaveLength(1);
        const code = valid[0] ?? '';
        const wrong = String((Number(code[place]) + shift) % 10);
        expect(isEan13(code.slice(0, place) + wrong + code.slice(place + 1))).toBe(false);
      }),
    );
  });
});

describe('addressCategoryOf', () => {
  it.each([
    ['billing', 'billing'],
    ['Billing', 'billing'],
    ['delivery', 'delivery'],
    ['Delivery', 'delivery'],
    ['combined', 'combined'],
    ['Combined', undefined],
    ['', undefined],
  ])('ADDR-02 reads %j', (text, category) => {
    expect(addressCategoryOf(text)).toBe(category);
  });
});
