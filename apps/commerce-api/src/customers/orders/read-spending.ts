import type { Spending } from '@larder/contracts/customer';
import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import { carts } from '../../carts/tables.js';
import { categoryTrees } from '../../catalogue/categories.js';
import { products } from '../../catalogue/tables.js';
import { orders } from '../../checkout/tables.js';
import type { RequestContext } from '../../kernel/context.js';
import { orderClaimSums } from '../../orders/claims/tables.js';
import { createReceipt } from '../../orders/receipt/receipt.js';
import { orderTimelines } from '../../orders/tables.js';
import { spendingOf } from './spending.js';

const shownMonths = 12;
/** More than a delivery each day. */
const maxOrders = 400;

/** What the customer paid and saved in the last twelve months (PLAT-04). */
export async function readSpending(context: RequestContext): Promise<Spending> {
  const customer = await context.requireCustomer();
  const { timeZone } = context.shop.clientRuntimeConfig;
  const form = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', timeZone });
  const monthOf = (at: Date) => form.format(at).slice(0, 7);
  const months = lastMonths(monthOf(context.now));
  const found = await deliveredOrders(context, customer, months[0] ?? '');
  const lines = found.flatMap(({ document }) => document.productLineItems);
  const names = await departmentNames(context, [...new Set(lines.map((one) => one.product.sku))]);
  const spent = found.flatMap(({ document, timeline: { basis, picked }, credited }) => {
    if (!picked) return [];
    return {
      month: monthOf(new Date(document.distributionWindow.start)),
      basis,
      receipt: createReceipt(document, basis, picked),
      credited: credited ?? 0,
      departments: new Map(
        document.productLineItems.flatMap(({ lineItemId, product }) => {
          const name = names.get(product.sku);
          return name === undefined ? [] : [[lineItemId, name] as const];
        }),
      ),
    };
  });
  const shown = new Set(months);
  return spendingOf(
    spent.filter(({ month }) => shown.has(month)),
    months,
  );
}

/** The months up to this one, `2026-03`, oldest first. */
function lastMonths(current: string): string[] {
  const [year = 0, month = 1] = current.split('-').map(Number);
  return Array.from({ length: shownMonths }, (_, at) => {
    const first = new Date(Date.UTC(year, month - shownMonths + at, 1));
    return first.toISOString().slice(0, 7);
  });
}

function deliveredOrders({ db, tenant }: RequestContext, customer: string, since: string) {
  return db
    .select({
      document: orders.document,
      timeline: orderTimelines,
      credited: orderClaimSums.credited,
    })
    .from(orders)
    .innerJoin(carts, and(eq(carts.tenant, orders.tenant), eq(carts.id, orders.cartId)))
    .innerJoin(
      orderTimelines,
      and(
        eq(orderTimelines.tenant, orders.tenant),
        eq(orderTimelines.orderNumber, orders.orderNumber),
      ),
    )
    .leftJoin(
      orderClaimSums,
      and(
        eq(orderClaimSums.tenant, orders.tenant),
        eq(orderClaimSums.orderNumber, orders.orderNumber),
      ),
    )
    .where(
      and(
        eq(orders.tenant, tenant),
        eq(carts.customerId, customer),
        eq(orders.status, 'COMPLETED'),
        // Orders are placed up to some weeks before their delivery.
        gte(orders.placedAt, new Date(Date.parse(`${since}-01`) - 60 * 86_400_000)),
      ),
    )
    .orderBy(desc(orders.placedAt))
    .limit(maxOrders);
}

/** Name of the department of each product that the shop still has, by sku. */
async function departmentNames(context: RequestContext, skus: readonly string[]) {
  const { db, tenant } = context;
  if (skus.length === 0) return new Map<string, string>();
  const roots = new Map((await categoryTrees(context)).map(({ slug, name }) => [slug, name]));
  const found = await db
    .select({ sku: products.sku, path: products.categoryPath })
    .from(products)
    .where(and(eq(products.tenant, tenant), inArray(products.sku, [...skus])));
  return new Map(
    found.flatMap(({ sku, path: [root = ''] }) => {
      const name = roots.get(root);
      return name === undefined ? [] : [[sku, name] as const];
    }),
  );
}
