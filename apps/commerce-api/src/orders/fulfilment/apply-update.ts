import { failPoint } from '../../kernel/fail-point.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { chargeableOf, refundExcess } from '../../payments/refunds/partial-refunds.js';
import { readerOf, queueOrderEmail } from '../emails/queue-order-email.js';
import { receiptTables } from '../emails/receipt-email-tables.js';
import { isPrepaid } from '../is-prepaid.js';
import { recordStatus, type OrderWithTimeline } from '../progress/order-timeline.js';
import { announceStatus } from '../push/announce-status.js';
import { taxParts } from '../receipt/format-tax.js';
import { createReceipt } from '../receipt/receipt.js';
import { issueInvoice } from '../receipt/series/invoice-series.js';
import { patchTimeline } from '../repository.js';
import type { Picked } from '../tables.js';
import type { FulfilmentUpdate } from './fulfilment.js';

const minPauseMs = 1_000;

/** The picked goods, limited to the chargeable amount, and the amount to pay. */
async function applyPicking(
  work: UnitOfWork,
  { row, timeline }: OrderWithTimeline,
  picked: Picked,
) {
  const { document, orderNumber } = row;
  const isAhead = isPrepaid(document);
  const limit = isAhead ? { mostCharged: (await chargeableOf(work, orderNumber)).max } : {};
  const limited = { ...picked, ...limit };
  const { toPay } = createReceipt(document, timeline.basis, limited);
  return { picked: limited, payable: Math.max(0, toPay) };
}

/** Records what the fulfilment reports: the status, the receipt with its invoice, and who hears of it. */
export async function applyUpdate(
  work: UnitOfWork,
  order: OrderWithTimeline,
  news: FulfilmentUpdate,
): Promise<OrderWithTimeline> {
  const { status, picked, pickupPlace, nextAt } = news;
  if (status === undefined) {
    // Enforces a minimum pause between polls, even if the fulfilment names an earlier time.
    const soonest = new Date(work.now.getTime() + minPauseMs);
    const later = nextAt && nextAt < soonest ? soonest : nextAt;
    await patchTimeline(work, order.row.orderNumber, { nextAt: later });
    return { ...order, timeline: { ...order.timeline, nextAt: later } };
  }
  const next = await recordStatus(work, order, status, {
    nextAt,
    ...(pickupPlace && { pickupPlace }),
    ...(picked && (await applyPicking(work, order, picked))),
  });
  await announceStatus(work, next);
  const kind = status === 'ON_THE_WAY' ? 'onTheWay' : status === 'READY' ? 'ready' : undefined;
  if (kind && next.timeline.picked) {
    const { document, orderNumber } = next.row;
    const receipt = createReceipt(document, next.timeline.basis, next.timeline.picked);
    await issueInvoice(work, orderNumber);
    const keep = Math.max(0, receipt.toPay);
    await refundExcess(work, { orderNumber, occasion: 'receipt', keep, isFinal: true });
    const reader = readerOf(work, next);
    const tables = receiptTables(reader, receipt, taxParts(reader, document));
    await queueOrderEmail(work, next, { kind, tables });
    failPoint('in-receipt');
  }
  return next;
}
