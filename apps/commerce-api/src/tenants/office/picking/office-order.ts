import type { ProductLineItem } from '@larder/contracts/cart';
import type { OfficeOrder, OrderStep, PickLine } from '@larder/office-contract';
import { cashAtDoor, isInPounds } from '@larder/pricing';
import { and, eq } from 'drizzle-orm';
import { notFound } from '../../../kernel/failure.js';
import type { Scope } from '../../../kernel/scope.js';
import { missingPayments } from '../../../orders/fulfilment/missing-payments.js';
import type { OrderRecord } from '../../../orders/repository.js';
import { readOrderRecord } from '../../../orders/repository.js';
import type { Actor } from '../audit.js';
import type { OrderPickRow } from '../tables.js';
import { orderPicks } from '../tables.js';
import { summaryOf } from './list-orders.js';

export type OrderScope = Pick<Scope, 'db' | 'tenant' | 'now'>;

export async function readPicks(
  { db, tenant }: Pick<Scope, 'db' | 'tenant'>,
  orderNumber: string,
): Promise<ReadonlyMap<string, OrderPickRow>> {
  const found = await db
    .select()
    .from(orderPicks)
    .where(and(eq(orderPicks.tenant, tenant), eq(orderPicks.orderNumber, orderNumber)));
  return new Map(found.map((pick) => [pick.lineItemId, pick]));
}

/** Whether money for the order is still missing: nobody picks it before. */
export async function isUnpaid(
  { db, tenant }: Pick<Scope, 'db' | 'tenant'>,
  orderNumber: string,
): Promise<boolean> {
  return (await missingPayments(db, { tenant, orderNumber }).limit(1)).length > 0;
}

/** Until the cut-off shoppers may change their order; only who answers for that picks earlier. */
export const mayStart = ({ cutOff }: OrderRecord, { role }: Pick<Actor, 'role'>, now: Date) =>
  cutOff <= now || role !== 'picker';

function stepsOf(order: OrderRecord, isPicked: boolean, actor: Actor, now: Date): OrderStep[] {
  const { status } = order.row;
  if (status === 'PLACED') return mayStart(order, actor, now) ? ['START_PICKING'] : [];
  if (status === 'PICKING') return isPicked ? ['FINISH_PICKING'] : [];
  return status === 'ON_THE_WAY' || status === 'READY' ? ['COMPLETE'] : [];
}

/** The name in the first language of the pick, so that it is what the label on the goods says. */
function lineOf(
  order: OrderRecord,
  line: ProductLineItem,
  pick: OrderPickRow | undefined,
): PickLine {
  const { product, quantity, lineTotal, lineItemId } = line;
  const substitution = line.substitution ?? order.row.document.substitution;
  const receipt = order.timeline?.picked?.lines.find((one) => one.lineItemId === lineItemId);
  const done = pick ?? receipt;
  const substituteName = done?.substitute?.name;
  return {
    id: lineItemId,
    sku: product.sku,
    name: product.name,
    ordered: quantity,
    lineTotal,
    packSize: product.packSize,
    isWeighed: product.weightArticle,
    ...(isInPounds(product) && { isInPounds: true }),
    revision: pick?.revision ?? 0,
    ...(substitution !== undefined && { substitution }),
    ...(line.note !== undefined && { note: line.note }),
    ...(done && { outcome: done.outcome, picked: done.quantity }),
    ...(substituteName !== undefined && { substituteName }),
  };
}

/** An order as its picker sees it. @throws ApiFailure 404 */
export async function readOfficeOrder(
  scope: OrderScope,
  orderNumber: string,
  actor: Actor,
): Promise<OfficeOrder> {
  const order = await readOrderRecord(scope, orderNumber);
  if (!order) throw notFound('The order');
  const picks = await readPicks(scope, orderNumber);
  const lines = order.row.document.productLineItems.map((line) =>
    lineOf(order, line, picks.get(line.lineItemId)),
  );
  const isPicked = lines.every(({ outcome }) => outcome !== undefined);
  const { note } = order.row.document;
  const payable = order.timeline?.payable ?? undefined;
  const cash = cashAtDoor(order.row.document, payable);
  return {
    ...summaryOf(order.row, picks.size),
    lines,
    steps: stepsOf(order, isPicked, actor, scope.now),
    ...(note !== undefined && { note }),
    ...(payable !== undefined && { payable }),
    ...(cash && { cash }),
  };
}
