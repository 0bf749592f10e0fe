import { errorCodes } from '@larder/contracts';
import type { StandingItem, StandingOrderChange } from '@larder/contracts/shopping/standing-orders';
import { readGoods } from '../../../carts/lines/goods.js';
import { addDays } from '../../../distribution/capacity/zoned-time.js';
import { ApiFailure } from '../../../kernel/failure.js';
import { currentRevision } from '../../../kernel/shop-cache.js';
import type { UnitOfWork } from '../../unit-of-work.js';
import type { Basket } from '../basket.js';
import { firstDay, nextAfter, openStandingOrder, patchStandingOrder } from '../repository.js';
import type { StandingRow, StoredItem } from '../tables.js';
import { agreedItems, columnsOf } from './agreed-terms.js';
import { isSame } from './same-standing-order.js';
import type { OwnedChange } from './owned.js';

/** An item keeps the allergen warning that was confirmed for it. */
function withConfirmations(
  items: readonly StandingItem[],
  before: readonly StoredItem[],
): StoredItem[] {
  const known = new Map(before.map(({ sku, confirmed }) => [sku, confirmed]));
  const bySku = new Map(items.map((item) => [item.sku, item]));
  return [...bySku.values()].map((item) => {
    const confirmed = known.get(item.sku);
    return { ...item, ...(confirmed && { confirmed }) };
  });
}

async function requireProducts(work: UnitOfWork, items: readonly StandingItem[]): Promise<void> {
  const revision = await currentRevision(work.db, work.tenant);
  const skus = items.map(({ sku }) => sku);
  const goods = await readGoods(work, revision, skus);
  if (skus.some((sku) => !goods.has(sku)))
    throw new ApiFailure(404, errorCodes.unknownSku, 'There is no such product');
}

/** What another tab has changed is not overwritten; a change that is sent again has happened. */
function requireVersion(row: StandingRow, wanted: Basket, body: StandingOrderChange): void {
  if (body.version === undefined || body.version === row.version) return;
  if (isSame(row, wanted, body)) return;
  throw new ApiFailure(409, errorCodes.conflict, 'The standing order was changed elsewhere');
}

/**
 * The customer has seen everything when they change something, so what was wrong is settled.
 * @throws ApiFailure 409 if it has changed since `version`
 */
export async function changeStandingOrder(
  work: UnitOfWork,
  { customer, id, body }: OwnedChange<StandingOrderChange>,
): Promise<void> {
  const row = await openStandingOrder(work, customer, id, true);
  const wanted = withConfirmations(body.items, row.items);
  requireVersion(row, { ...row, items: wanted }, body);
  const isNew = ({ sku }: StandingItem) => !row.items.some((item) => item.sku === sku);
  await requireProducts(work, wanted.filter(isNew));
  const items = await agreedItems(work, { ...row, items: wanted }, body);
  const columns = columnsOf(body);
  await patchStandingOrder(work, row, {
    ...columns,
    items,
    substitution: body.substitution ?? null,
    agreedAt: work.now,
    confirmedAge: body.confirmedAge ?? row.confirmedAge,
    version: row.version + 1,
    ...(await dayAfterChange(work, row, { ...row, ...columns })),
    ...(row.state === 'NEEDS_ATTENTION' && { state: 'ACTIVE', problem: null }),
    ...languageOf(work, row),
  });
}

/** Another rhythm begins with its first day; other hours of the same day keep the day that is next. */
async function dayAfterChange(work: UnitOfWork, before: StandingRow, after: StandingRow) {
  const { weeks, weekday, windowFrom, windowTo, nextDate } = after;
  const isOver = before.state === 'NEEDS_ATTENTION' && before.placeAt <= work.now;
  if (isOver || before.weeks !== weeks || before.weekday !== weekday) return firstDay(work, after);
  const hasSameHours = before.windowFrom === windowFrom && before.windowTo === windowTo;
  return hasSameHours ? {} : nextAfter(work, after, addDays(nextDate, -7 * weeks));
}

/** Mails follow in the language and to the address of the shop that the customer used last. */
const languageOf = ({ locale, origin }: UnitOfWork, row: Pick<StandingRow, 'origin'>) => ({
  locale,
  origin: origin ?? row.origin,
});
