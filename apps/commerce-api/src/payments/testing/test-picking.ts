import type { ProductLineItem } from '@larder/contracts/cart';
import { sql } from 'drizzle-orm';
import { advanceOrders } from '../../orders/fulfilment/advance-orders.js';
import type { Fulfilment } from '../../orders/fulfilment/fulfilment.js';
import type { Database } from '../../kernel/database/database.js';
import { reconcile } from '../processing/reconcile.js';
import type { PaymentWorker } from '../processing/process-payment.js';

/** Grams or pieces that are packed of a line; 0 for one that is missing. */
export type PackedAmount = (line: ProductLineItem) => number;

/** A warehouse that packs so much of each line, at the cut-off. */
export const createFulfilment = (packed: PackedAmount, depositReturned = 0): Fulfilment => ({
  isSimulated: true,
  fetchUpdate: ({ status, now, lines }) =>
    Promise.resolve(
      status === 'PLACED'
        ? { status: 'PICKING', nextAt: now }
        : {
            status: 'ON_THE_WAY',
            nextAt: null,
            picked: {
              pickedAt: now.toISOString(),
              depositReturned,
              lines: lines.map((line) => {
                const quantity = Math.max(0, Math.round(packed(line)));
                const outcome = quantity > 0 ? ('PICKED' as const) : ('MISSING' as const);
                return { lineItemId: line.lineItemId, outcome, quantity };
              }),
            },
          },
    ),
});

/** From then on orders of all shops are picked. */
export async function startPicking(db: Database): Promise<void> {
  await db.execute(
    sql`UPDATE order_configs SET config = config || '{"simulatedFulfilment": true}'`,
  );
}

/** Packs every due order, and calls the provider. */
export async function pickDueOrders(
  worker: PaymentWorker,
  packed: PackedAmount = ({ quantity }) => quantity,
  depositReturned = 0,
): Promise<void> {
  const { kernel, log } = worker;
  await advanceOrders({ ...kernel, fulfilment: createFulfilment(packed, depositReturned), log });
  await reconcile(worker);
}
