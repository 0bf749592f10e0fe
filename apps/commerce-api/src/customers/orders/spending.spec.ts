import type { Receipt } from '@larder/contracts/checkout';
import type { Spending } from '@larder/contracts/customer';
import { ok } from '../../ordering/testing/test-shop.js';
import { reconcile } from '../../payments/processing/reconcile.js';
import type { PaymentShop } from '../../payments/testing/payment-shop.js';
import { createCustomer } from '../../payments/wallet/testing/test-customers.js';
import { deliverPrepaidOrder, setUpClaimShop } from '../../orders/claims/testing/claim-shop.js';

let shop: PaymentShop;
setUpClaimShop((here) => {
  shop = here;
});

describe('what a customer spends', () => {
  it('is the sum of the receipts of delivered orders, less credits, by month and department', async () => {
    const { client } = await createCustomer(shop, 1);
    const first = await deliverPrepaidOrder(shop, client);
    const second = await deliverPrepaidOrder(shop, client);
    ok(await second.claimGoods('juice', 3));
    await reconcile(shop.worker);
    const receipts: Receipt[] = [];
    for (const { pending } of [first, second])
      receipts.push(ok(await client.get<Receipt>(`/api/orders/${pending.orderNumber}/receipt`)));
    const sum = (of: (one: Receipt) => number) => receipts.reduce((all, one) => all + of(one), 0);
    const spending = ok(await client.get<Spending>('/api/customers/spending'));
    expect(spending.months).toHaveLength(12);
    expect(spending.months[0]?.month).toBe('2025-12');
    expect(spending.months.at(-1)).toEqual({
      ...{ month: '2026-11', orders: 2 },
      paid: sum(({ toPay }) => toPay) - 597,
    });
    expect(spending).toMatchObject({
      depositsPaid: sum(({ deposits }) => deposits),
      discounts: sum(({ discount }) => discount),
      serviceFees: sum(({ serviceFee }) => serviceFee),
    });
    const goods = spending.departments.reduce((all, one) => all + one.goods, 0);
    expect(goods).toBe(sum((one) => one.goods));
    expect(spending.departments.every(({ name }) => name !== undefined)).toBe(true);
  });

  it('is nobody else’s: another customer has spent nothing', async () => {
    const { client } = await createCustomer(shop, 2);
    const { months, ...rest } = ok(await client.get<Spending>('/api/customers/spending'));
    expect(months.every(({ paid, orders }) => paid === 0 && orders === 0)).toBe(true);
    expect(rest).toEqual({
      ...{ departments: [], discounts: 0, memberSavings: 0, serviceFees: 0 },
      ...{ depositsPaid: 0, depositsReturned: 0 },
    });
    expect((await shop.client().get('/api/customers/spending')).status).toBe(401);
  });
});
