import type { Voucher } from '@larder/contracts/loyalty';
import { voucherChanges, type VoucherCase } from './voucher-engine.js';

const always: Voucher = {
  promotionId: 'p1',
  articleId: 'a-always',
  type: 'discount',
  title: 'Always',
  ecommerceAutomaticRedemption: 'Always',
};
const first: Voucher = {
  promotionId: 'p2',
  articleId: 'a-first',
  type: 'discount',
  title: 'First',
  ecommerceAutomaticRedemption: 'First orders Delivery',
};
const nobody = { firstOrderDelivery: false, firstOrderClickAndCollect: false };
const line = (articleId: string) => ({ lineItemId: `line of ${articleId}`, articleId });
const changes = (of: Partial<VoucherCase>) =>
  voucherChanges({
    vouchers: [always, first],
    lines: [],
    service: 'DELIVERY',
    customer: nobody,
    today: '2026-11-24',
    ...of,
  });
const limited = (voucher: Voucher, ...to: ('Delivery' | 'Click & Collect')[]): Voucher => ({
  ...voucher,
  ecommerceLimitAutomaticRedemptionToServiceTypes: to,
});
const none = { add: [], remove: [] };

it.each<[title: string, of: Partial<VoucherCase>, add: string[], remove: string[]]>([
  ['LOY-07 Always is added when absent', { vouchers: [always] }, ['a-always'], []],
  ['LOY-07 and not twice', { vouchers: [always], lines: [line('a-always')] }, [], []],
  ['LOY-07 not to another service', { vouchers: [limited(always, 'Click & Collect')] }, [], []],
  ['LOY-06 to its service', { vouchers: [limited(always, 'Delivery')] }, ['a-always'], []],
  [
    'LOY-06 to one of its services',
    { vouchers: [limited(always, 'Delivery', 'Click & Collect')], service: 'CLICK_AND_COLLECT' },
    ['a-always'],
    [],
  ],
  ['LOY-11 an empty limit fits every service', { vouchers: [limited(always)] }, ['a-always'], []],
  [
    'LOY-11 no limit fits collecting too',
    { vouchers: [always], service: 'CLICK_AND_COLLECT' },
    ['a-always'],
    [],
  ],
  ['LOY-08 a first-order voucher before the first order', { vouchers: [first] }, ['a-first'], []],
  [
    'LOY-08 LOY-10 not after a first order with the service',
    { vouchers: [first], customer: { ...nobody, firstOrderDelivery: true } },
    [],
    [],
  ],
  [
    'LOY-10 an order with the other service does not count',
    { vouchers: [first], customer: { ...nobody, firstOrderClickAndCollect: true } },
    ['a-first'],
    [],
  ],
  [
    'LOY-10 collecting counts for itself',
    {
      vouchers: [first],
      service: 'CLICK_AND_COLLECT',
      customer: { ...nobody, firstOrderClickAndCollect: true },
    },
    [],
    [],
  ],
  [
    'LOY-09 is taken out after the first order',
    {
      vouchers: [first],
      lines: [line('a-first')],
      customer: { ...nobody, firstOrderDelivery: true },
    },
    [],
    ['line of a-first'],
  ],
  ['LOY-09 stays before it', { vouchers: [first], lines: [line('a-first')] }, [], []],
  ['LOY-07 nothing before a service was chosen', { service: undefined }, [], []],
  ['both at once', {}, ['a-always', 'a-first'], []],
])('%s', (_title, of, add, remove) => {
  expect(changes(of)).toEqual({ add, remove });
});

it.each<[title: string, voucher: Voucher]>([
  ['that begins tomorrow', { ...always, validFrom: '2026-11-25' }],
  ['that ended yesterday', { ...always, expirationDate: '2026-11-23' }],
  ['that has to be activated', { ...always, activated: false }],
  [
    'without an article',
    { promotionId: 'p', type: 'x', title: 'x', ecommerceAutomaticRedemption: 'Always' },
  ],
  ['that is redeemed by hand', { promotionId: 'p', articleId: 'a', type: 'x', title: 'x' }],
])('a voucher %s is not added', (_title, voucher) => {
  expect(changes({ vouchers: [voucher] })).toEqual(none);
});

it.each<[title: string, voucher: Voucher]>([
  ['its first day', { ...always, validFrom: '2026-11-24' }],
  ['its last day', { ...always, expirationDate: '2026-11-24' }],
  ['activated', { ...always, activated: true }],
])('LOY-07 a voucher is added on %s', (_title, voucher) => {
  expect(changes({ vouchers: [voucher] }).add).toEqual(['a-always']);
});

it('LOY-05 manually added vouchers stay', () => {
  const { ecommerceAutomaticRedemption: _by, ...byHand } = always;
  const customer = { firstOrderDelivery: true, firstOrderClickAndCollect: true };
  expect(changes({ vouchers: [byHand], lines: [line('a-always')], customer })).toEqual(none);
});
