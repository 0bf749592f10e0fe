import { UserType } from '@larder/contracts/tracking/schemas';
import { maskOrderNumber } from './mask.js';
import { pageName } from './page-name.js';
import { visitorOf } from './visitor.js';

describe('page names', () => {
  const naming = { prefix: 'Grünmarkt', home: '/en' };
  it.each([
    ['TRK-21 the home page', '/', 'Grünmarkt:startpage'],
    ['TRK-21 the home page of another language', '/en', 'Grünmarkt:startpage'],
    [
      'TRK-22 slashes become colons behind the prefix',
      '/kategorie/obst',
      'Grünmarkt:kategorie:obst',
    ],
    ['words are readable', '/suche/%C3%A4pfel', 'Grünmarkt:suche:äpfel'],
    ['what cannot be read stays', '/suche/%E4', 'Grünmarkt:suche:%E4'],
  ])('%s', (_id, path, name) => expect(pageName(path, naming)).toBe(name));

  it('stay within what a call takes', () => {
    expect(pageName(`/${'x'.repeat(5000)}`, naming)).toHaveLength(2000);
  });
});

describe('order numbers', () => {
  it.each([
    ['TRK-19 TRK-20 all but the last character', '12345', '****5'],
    ['TRK-20 one for each character, whatever it is', 'A-9ü7', '****7'],
    ['a single character', '5', '5'],
    ['none', '', ''],
  ])('%s', (_id, number, masked) => expect(maskOrderNumber(number)).toBe(masked));
});

describe('visitors', () => {
  const customer = { firstOrderDelivery: false, firstOrderClickAndCollect: false } as never;
  const buyer = { firstOrderDelivery: false, firstOrderClickAndCollect: true } as never;
  it.each([
    ['TRK-16 TRK-17 TRK-18 a guest', undefined, false, ['guest', 'guest', 'guest_order']],
    ['TRK-16 TRK-18 a new customer', customer, false, ['login', 'customer', 'first_order']],
    ['TRK-18 one who ordered', buyer, false, ['login', 'customer', 'customer_order']],
    ['TRK-17 a member', buyer, true, ['login', 'loyalty member', 'customer_order']],
  ])('%s', (_id, who, isMember, expected) => {
    const { login_status, user_type, order_type } = visitorOf(who, isMember);
    expect([login_status, user_type, order_type]).toEqual(expected);
  });

  it('PLAT-05 are guests, customers and members, and there is no further kind', () => {
    const everybody = [undefined, customer, buyer].flatMap((who) =>
      [false, true].map((isMember) => visitorOf(who, isMember).user_type),
    );
    expect([...new Set(everybody)].sort()).toEqual(['customer', 'guest', 'loyalty member']);
    expect([...UserType.options].sort()).toEqual(['customer', 'guest', 'loyalty member']);
  });
});
