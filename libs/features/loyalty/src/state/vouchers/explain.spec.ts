import type { Voucher } from '@larder/contracts/loyalty';
import { explainVouchers } from './explain.js';

const voucher = (
  id: string,
  benefit?: Voucher['benefit'],
  more: Partial<Voucher> = {},
): Voucher => ({
  promotionId: id,
  articleId: id,
  type: 'discount',
  title: id,
  ...more,
  ...(benefit && { benefit }),
});
const vouchers = [
  voucher('five', { kind: 'amount', cents: 500, from: 3000 }),
  voucher('ten', { kind: 'percent', percent: 10 }),
  voucher('tenMore', { kind: 'percent', percent: 10 }),
  voucher(
    'collect',
    { kind: 'amount', cents: 900 },
    {
      ecommerceLimitAutomaticRedemptionToServiceTypes: ['Click & Collect'],
    },
  ),
  voucher('coffee'),
];

function explained(discounts: number, totalArticlePrice: number) {
  const cart = {
    voucherLineItems: vouchers.map(({ promotionId }) => ({
      lineItemId: promotionId,
      articleId: promotionId,
    })),
    distributionAddress: { distributionType: 'DELIVERY' },
    priceInfo: { discounts, totalArticlePrice },
  } as unknown as Parameters<typeof explainVouchers>[0];
  return explainVouchers(cart, vouchers).map(({ lineItemId, state, cents, missing }) => [
    lineItemId,
    state,
    cents,
    missing,
  ]);
}

it('of several vouchers one applies, and each other one shows why it does not', () => {
  expect(explained(500, 4000)).toEqual([
    ['five', 'counts', 500, 0],
    ['ten', 'less', 400, 0],
    ['tenMore', 'less', 400, 0],
    ['collect', 'service', 900, 0],
    ['coffee', 'gift', 0, 0],
  ]);
});

it('of two with the same discount the first applies; one that needs more goods shows how much', () => {
  expect(explained(290, 2900).slice(0, 3)).toEqual([
    ['five', 'value', 0, 100],
    ['ten', 'counts', 290, 0],
    ['tenMore', 'less', 290, 0],
  ]);
});

it('a line of a voucher that is not known is left out', () => {
  const cart = { voucherLineItems: [{ lineItemId: 'l', articleId: 'gone' }] };
  const of = { ...cart, priceInfo: { discounts: 0, totalArticlePrice: 0 } };
  expect(explainVouchers(of as never, vouchers)).toEqual([]);
});
