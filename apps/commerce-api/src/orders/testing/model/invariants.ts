import type { Order } from '@larder/contracts/checkout';
import { sql } from 'drizzle-orm';
import {
  auditLedger,
  auditMoney,
  unsettledPayments,
} from '../../../checkout/testing/audit-ledger.js';
import { cleanUpCheckouts } from '../../../checkout/clean-up-checkouts.js';
import type { Database } from '../../../kernel/database/database.js';
import { rows } from '../../../kernel/database/database.js';
import { passInTotal } from '@larder/pricing';
import { savingsOn } from '../../emails/order-email-tables.js';
import { createReceipt } from '../../receipt/receipt.js';
import type { PricingSnapshot } from '../../tables.js';
import { auditCodes, auditHolds } from './audit-codes.js';
import { fault, deliverWebhooks, minutes, reconciled } from './pay-steps.js';
import type { World } from './world.js';
import { issued } from './world.js';

/** I2, I8: what every order's payments come to is what its state owes, at any moment. */
function auditPayments(db: Database): Promise<unknown[]> {
  return rows(
    db,
    sql`SELECT o.order_number, o.status, o.total, o.method_key, c.payable, p.* FROM orders o
        LEFT JOIN order_courses c ON c.tenant = o.tenant AND c.order_number = o.order_number
        LEFT JOIN LATERAL (SELECT
          coalesce(sum(CASE WHEN provider = 'wallet' THEN captured - refunded
            WHEN state IN ('OPEN', 'SAVED', 'AUTHORISED', 'CAPTURED') THEN due - returned
            ELSE 0 END), 0)::int AS kept,
          count(*) FILTER (WHERE state = 'OPEN') AS open,
          count(*) FILTER (WHERE state IN ('SAVED', 'AUTHORISED', 'CAPTURED')
            AND provider <> 'wallet' AND due > 0) AS paid,
          count(*) FILTER (WHERE provider <> 'wallet' AND due > 0) AS asked
          FROM payments WHERE tenant = o.tenant AND order_number = o.order_number) p ON true
        WHERE NOT CASE
          WHEN o.status = 'CANCELLED' THEN p.kept = 0 AND p.open = 0 AND p.paid = 0
          WHEN o.status = 'PAYMENT_PENDING' THEN p.kept = o.total AND p.open = 1 AND p.paid = 0
          WHEN o.method_key LIKE 'payment-at-%' THEN p.kept <= o.total AND p.asked = 0
          ELSE p.kept = coalesce(c.payable, o.total) AND p.open = 0 AND p.paid = p.asked END`,
  );
}

/** I5: uses within their limit, counted correctly, and each for the cart of an active order. */
function auditVouchers(db: Database): Promise<unknown[]> {
  return rows(
    db,
    sql`SELECT v.promotion_id, v.used, v.most FROM loyalty_vouchers v
        WHERE v.used > v.most OR (NOT v.needs_activation AND v.used <> (SELECT count(*)
          FROM voucher_uses u WHERE u.tenant = v.tenant AND u.promotion_id = v.promotion_id))
        UNION ALL
        SELECT u.promotion_id, 1, 0 FROM voucher_uses u
        WHERE u.kind = 'ORDERED' AND NOT EXISTS (SELECT FROM orders o WHERE o.tenant = u.tenant
          AND o.cart_id = u.idempotency_key AND o.status <> 'CANCELLED')`,
  );
}

/** I3: no card below zero or above what was put on it, and what is gone from it pays an order. */
function auditWallets(db: Database): Promise<unknown[]> {
  return rows(
    db,
    sql`SELECT gift_card_id, sum(amount) FROM gift_card_entries GROUP BY gift_card_id
        HAVING sum(amount) < 0 OR sum(amount) > sum(amount) FILTER (WHERE kind = 'ISSUED')
        UNION ALL
        SELECT 'all', e.gone FROM (SELECT ${issued.full + issued.part}::int - sum(amount) AS gone
            FROM gift_card_entries WHERE gift_card_id IN ('full', 'part')) e
        WHERE e.gone <> (SELECT coalesce(sum(captured - refunded), 0) FROM payments
          WHERE provider = 'wallet')`,
  );
}

interface Stored {
  readonly number: string;
  readonly total: number;
  readonly document: Order;
}

/** I7: every order's total is the sum of its parts, and its payments are its total. */
async function auditDocuments(db: Database): Promise<unknown[]> {
  const found = await rows<Stored>(
    db,
    sql`SELECT order_number AS number, total, document FROM orders`,
  );
  return found.filter(({ total, document }) => {
    const { priceInfo: sums, productLineItems: lines, payments } = document;
    const goods = lines.reduce((sum, line) => sum + line.lineTotal, 0);
    const pass = passInTotal(sums);
    const planned = payments.reduce((sum, { amountPlanned }) => sum + amountPlanned, 0);
    const isSum =
      sums.totalArticlePrice === goods &&
      sums.orderValue === goods - sums.discounts - (sums.giftCardValue ?? 0) &&
      // Whatever else were missing from the total would count as a delivery pass of no known price.
      [0, 4900].includes(pass) &&
      savingsOn(document.discountCodes, 'goods') <= sums.discounts &&
      savingsOn(document.discountCodes, 'service') <=
        sums.serviceFees - sums.serviceFeesAfterDiscount;
    return !(isSum && total === sums.total && planned === total && total >= 0);
  });
}

interface Picked extends Stored {
  readonly basis: PricingSnapshot;
  readonly picked: Parameters<typeof createReceipt>[2];
  readonly ahead: number;
  readonly kept: number;
}

/** Of a prepayment the shop keeps exactly the amount of the receipt. */
async function auditReceipts(db: Database): Promise<unknown[]> {
  const found = await rows<Picked>(
    db,
    sql`SELECT o.order_number AS number, o.total, o.document, c.basis, c.picked,
          coalesce(sum(p.due - p.returned), 0)::int AS kept, coalesce(sum(p.due - p.returned), 0)::int
            + coalesce((SELECT amount FROM payment_returns r WHERE r.tenant = o.tenant
              AND r.order_number = o.order_number AND r.occasion = 'receipt'), 0) AS ahead
        FROM orders o JOIN order_courses c USING (tenant, order_number)
        LEFT JOIN payments p USING (tenant, order_number)
        WHERE c.picked IS NOT NULL GROUP BY o.tenant, o.order_number, c.tenant, c.order_number`,
  );
  return found.filter(({ document, basis, picked, ahead, kept }) => {
    const { toPay } = createReceipt(document, basis, picked);
    return kept !== Math.min(ahead, Math.max(0, toPay));
  });
}

/** Invariants that hold after every step. */
export async function violations({ shop }: World): Promise<unknown[]> {
  const { db } = shop;
  return [
    ...(await auditLedger(db)),
    ...(await auditPayments(db)),
    ...(await auditVouchers(db)),
    ...(await auditWallets(db)),
    ...(await auditDocuments(db)),
    ...(await auditReceipts(db)),
    ...(await auditCodes(db)),
    ...(await auditHolds(db)),
  ];
}

/** Completes everything that is pending: no further steps, the jobs run, providers respond. */
export async function settle(world: World): Promise<unknown[]> {
  const { shop } = world;
  fault(world, { do: 'fault', at: undefined });
  for (let round = 0; round < 3; round += 1) {
    await minutes(world, 31);
    await deliverWebhooks(world, { do: 'hooks', how: 'once' });
    await reconciled(world);
    await cleanUpCheckouts(shop.db, shop.clock.now());
  }
  const { db } = shop;
  return [
    ...(await unsettledPayments(db)),
    ...(await violations(world)),
    ...(await auditMoney(db)),
  ];
}
