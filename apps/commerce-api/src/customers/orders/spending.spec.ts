import type { ListedOrder, Order, OrderSummary, Receipt } from '@larder/contracts/checkout';
import type { Spending } from '@larder/contracts/customer';
import { ok } from '../../ordering/testing/test-shop.js';
import { reconcile } from '../../payments/processing/reconcile.js';
import type { PaymentShop } from '../../payments/testing/payment-shop.js';
import { createCustomer } from '../../payments/wallet/testing/test-customers.js';
import {
  deliverAll,
  deliverPrepaidOrder,
  setUpClaimShop,
} from '../../orders/claims/testing/claim-shop.js';
import { placePrepaidOrder } from '../../payments/testing/prepaid-order.js';

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
      month: '2026-11',
      orders: 2,
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

  it('PLAT-04 is in the lists of orders what the receipt says, not what was expected', async () => {
    const { client } = await createCustomer(shop, 3);
    shop.clock.set('2026-11-24T09:00:00+01:00');
    const { orderNumber } = await placePrepaidOrder(shop, client);
    const listed = async () => {
      const { results } = ok(await client.get<{ results: ListedOrder[] }>('/api/customers/orders'));
      const ofSession = ok(await client.get<OrderSummary[]>('/api/orders'));
      return [results, ofSession].flat().map((one) => one.total);
    };
    const { priceInfo } = ok(await client.get<Order>(`/api/orders/${orderNumber}`));
    expect(await listed()).toEqual([priceInfo.total, priceInfo.total]);
    await deliverAll(shop, undefined, 50);
    const { toPay } = ok(await client.get<Receipt>(`/api/orders/${orderNumber}/receipt`));
    expect(toPay).toBe(priceInfo.total - 50);
    expect(await listed()).toEqual([toPay, toPay]);
    const { months } = ok(await client.get<Spending>('/api/customers/spending'));
    expect(months.at(-1)?.paid).toBe(toPay);
  });

  it('is nobody else’s: another customer has spent nothing', async () => {
    const { client } = await createCustomer(shop, 2);
    const { months, ...rest } = ok(await client.get<Spending>('/api/customers/spending'));
    expect(months.every(({ paid, orders }) => paid === 0 && orders === 0)).toBe(true);
    expect(rest).toEqual({
      departments: [],
      discounts: 0,
      memberSavings: 0,
      serviceFees: 0,
      depositsPaid: 0,
      depositsReturned: 0,
    });
    expect((await shop.client().get('/api/customers/spending')).status).toBe(401);
  });
});
