import { errorCodes } from '@larder/contracts';
import type { ProductLineItem } from '@larder/contracts/cart';
import type { OfficeOrder, PickInput } from '@larder/office-contract';
import { and, eq } from 'drizzle-orm';
import { ApiFailure, badRequest, notFound } from '../../../kernel/failure.js';
import type { UnitOfWork } from '../../../ordering/unit-of-work.js';
import { findSubstitute } from '../../../orders/fulfilment/find-substitute.js';
import { startTimeline } from '../../../orders/progress/order-timeline.js';
import type { OrderWithTimeline } from '../../../orders/progress/order-timeline.js';
import { patchTimeline, readOrderRecord } from '../../../orders/repository.js';
import type { PickedLine } from '../../../orders/tables.js';
import type { Actor } from '../audit.js';
import { audit } from '../audit.js';
import { orderPicks } from '../tables.js';
import { readOfficeOrder, readPicks } from './office-order.js';

/** A scale shows at most so much of the ordered weight: more is a mistyped number. */
const maxWeightFactor = 2;

export interface PickLineInput {
  readonly actor: Actor;
  readonly orderNumber: string;
  readonly lineItemId: string;
  readonly pick: PickInput;
}

/**
 * Saves what a picker found for one line. Of two pickers who saw the same line, the second gets a 409.
 * @throws ApiFailure 404, 400 for a quantity that cannot be right, 409
 */
export async function pickLine(
  work: UnitOfWork,
  { actor, orderNumber, lineItemId, pick }: PickLineInput,
): Promise<OfficeOrder> {
  if (!(await readOrderRecord(work, orderNumber))) throw notFound('The order');
  const order = await startTimeline(work, orderNumber);
  if (order.row.status !== 'PICKING') throw conflict('The order is not being picked');
  const line = order.row.document.productLineItems.find((one) => one.lineItemId === lineItemId);
  if (!line) throw notFound('The line');
  checkQuantity(line, pick);
  const known = (await readPicks(work, orderNumber)).get(lineItemId);
  const substitute =
    pick.outcome === 'SUBSTITUTED' ? await substituteFor(work, order, line) : undefined;
  const value = {
    outcome: pick.outcome,
    quantity: substitute ? line.quantity : pick.quantity,
    substitute: substitute ?? null,
    staffId: actor.id,
    pickedAt: work.now,
  };
  await save(work, { orderNumber, lineItemId }, pick.revision, value);
  // From the first line on the order is in a person's hands, and no simulator's.
  await patchTimeline(work, orderNumber, { nextAt: null });
  await audit(work, actor, {
    action: 'order.pick',
    subject: orderNumber,
    ...(known && { before: { lineItemId, outcome: known.outcome, quantity: known.quantity } }),
    after: { lineItemId, outcome: value.outcome, quantity: value.quantity },
  });
  return readOfficeOrder(work, orderNumber, actor);
}

type PickValue = Omit<
  typeof orderPicks.$inferInsert,
  'tenant' | 'orderNumber' | 'lineItemId' | 'revision'
>;

async function save(
  { db, tenant }: UnitOfWork,
  of: { readonly orderNumber: string; readonly lineItemId: string },
  revision: number,
  value: PickValue,
): Promise<void> {
  const saved =
    revision === 0
      ? await db
          .insert(orderPicks)
          .values({ tenant, ...of, ...value, revision: 1 })
          .onConflictDoNothing()
          .returning({ revision: orderPicks.revision })
      : await db
          .update(orderPicks)
          .set({ ...value, revision: revision + 1 })
          .where(
            and(
              eq(orderPicks.tenant, tenant),
              eq(orderPicks.orderNumber, of.orderNumber),
              eq(orderPicks.lineItemId, of.lineItemId),
              eq(orderPicks.revision, revision),
            ),
          )
          .returning({ revision: orderPicks.revision });
  if (saved.length === 0) throw conflict('Somebody else has saved this line');
}

function checkQuantity({ quantity: ordered, product }: ProductLineItem, pick: PickInput): void {
  const { outcome, quantity } = pick;
  if (outcome === 'SUBSTITUTED') return;
  const most = product.weightArticle ? ordered * maxWeightFactor : ordered;
  const isRight = outcome === 'MISSING' ? quantity === 0 : quantity >= 1 && quantity <= most;
  if (!isRight) throw badRequest(`Between 1 and ${most} can be picked`, { quantity: `1–${most}` });
}

/**
 * A similar product that costs no more and that the shopper can eat, chosen by the shop's own rule. "Call
 * me" is the picker's call: they answer for it with their name in the audit.
 */
async function substituteFor(
  work: UnitOfWork,
  { row, customerId }: OrderWithTimeline,
  line: ProductLineItem,
): Promise<NonNullable<PickedLine['substitute']>> {
  const substitution = line.substitution ?? row.document.substitution;
  if (substitution !== 'SIMILAR' && substitution !== 'CALL')
    throw conflict('The shopper wants nothing else in its place');
  const shopper = { customerId, avoided: row.document.avoidedAllergens ?? [] };
  const found = await findSubstitute(work, shopper, line);
  if (!found) throw conflict('There is nothing similar for this line');
  return found;
}

const conflict = (message: string) => new ApiFailure(409, errorCodes.conflict, message);
