import type { DistributionType } from '@larder/contracts/distribution';
import type { Article } from '../lines/articles.js';
import { bestVoucher, isApplicable, passLine } from './benefits.js';
import { guest } from '../cart-customer.js';
import type { CartState } from '../state.js';

type Voucher = Extract<Article, { kind: 'voucher' }>;

const voucher = (parts: Partial<Voucher> = {}): Voucher => ({
  kind: 'voucher',
  articleId: 'v',
  promotionId: 'p',
  redemption: undefined,
  services: [],
  benefit: { kind: 'amount', cents: 500 },
  ...parts,
});
const pass: Article = { kind: 'delivery-pass', articleId: 'pass', price: 4900, months: 12 };

function cartOf(
  type: DistributionType | undefined,
  articles: readonly Article[] = [],
  ordered: readonly DistributionType[] = [],
): CartState {
  const distributionAddress = type ? { distributionType: type } : null;
  return {
    row: { distributionAddress },
    customer: { ...guest, ordered },
    articles: articles.map((article, at) => ({ lineItemId: `a${at}`, article })),
  } as unknown as CartState;
}

const [delivery, pickup] = ['DELIVERY', 'CLICK_AND_COLLECT'] as const;
const byDelivery = ['Delivery'];
const byPickup = ['Click & Collect'];
const firstDelivery = 'First orders Delivery' as const;
const firstPickup = 'First orders Click & Collect' as const;

describe('a voucher', () => {
  it.each<[DistributionType | undefined, readonly string[], boolean]>([
    [delivery, [], true],
    [pickup, [], true],
    [undefined, [], true],
    [delivery, byDelivery, true],
    [delivery, byPickup, false],
    [pickup, byPickup, true],
    [pickup, byDelivery, false],
    [pickup, [...byDelivery, ...byPickup], true],
    [undefined, byDelivery, false],
  ])('LOY-11 in a cart for %s that is limited to %j holds: %s', (type, services, expected) => {
    expect(isApplicable(voucher({ services }), cartOf(type))).toBe(expected);
  });

  it.each<[Voucher['redemption'], DistributionType | undefined, DistributionType[], boolean]>([
    [firstDelivery, delivery, [], true],
    [firstDelivery, delivery, [delivery], false],
    [firstDelivery, delivery, [pickup], true],
    [firstPickup, pickup, [pickup], false],
    [firstPickup, pickup, [delivery], true],
    [firstDelivery, undefined, [delivery, pickup], true],
    ['Always', delivery, [delivery, pickup], true],
    [undefined, delivery, [delivery], true],
  ])('LOY-08 LOY-10 for %s, for %s after orders by %j holds: %s', (...row) => {
    const [redemption, type, ordered, expected] = row;
    expect(isApplicable(voucher({ redemption }), cartOf(type, [], ordered))).toBe(expected);
  });
});

describe('the best of several vouchers', () => {
  it('LOY-11 is chosen among those that hold for the service', () => {
    const small = voucher({ articleId: 'small', benefit: { kind: 'amount', cents: 100 } });
    const large = voucher({ articleId: 'large', services: byPickup });
    expect(bestVoucher(cartOf(delivery, [large, small]), 5000)).toMatchObject({
      cents: 100,
      best: { article: { articleId: 'small' } },
    });
    expect(bestVoucher(cartOf(pickup, [small, large]), 5000)).toMatchObject({
      cents: 500,
      best: { article: { articleId: 'large' } },
    });
  });

  it('LOY-11 has no value without a benefit that applies', () => {
    const bare = voucher({ benefit: undefined });
    expect(bestVoucher(cartOf(delivery, [pass, bare]), 5000)).toBeUndefined();
    expect(bestVoucher(cartOf(delivery, [voucher({ services: byPickup })]), 5000)).toBeUndefined();
    expect(bestVoucher(cartOf(delivery, [voucher()]), 0)).toBeUndefined();
  });
});

it('PASS-07 finds the delivery pass among other articles, by its line', () => {
  expect(passLine(cartOf(delivery, [voucher(), pass]))).toEqual({
    lineItemId: 'a1',
    article: pass,
  });
  expect(passLine(cartOf(delivery, [voucher()]))).toBeUndefined();
});
