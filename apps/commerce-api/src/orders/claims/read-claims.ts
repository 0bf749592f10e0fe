import type { Product } from '@larder/contracts/catalogue';
import type { Claim, ClaimForReview, OrderClaims } from '@larder/contracts/checkout';
import { isInPounds } from '@larder/pricing';
import type { Scope } from '../../kernel/scope.js';
import { readOrderTerms } from '../../ordering/read-order-terms.js';
import type { OrderRecord } from '../repository.js';
import { lineCredit } from './claim-amounts.js';
import {
  claimedQuantities,
  claimsOf,
  creditedOf,
  linesOfClaims,
  photoIdsOf,
} from './claim-repository.js';
import type { DeliveredOrder } from './delivered-order.js';
import { claimableUntil, deliveredOrder } from './delivered-order.js';
import type { ClaimRow } from './tables.js';

type ReadScope = Pick<Scope, 'db' | 'tenant' | 'now'>;

/** Claims as their shopper sees them. */
export async function toClaims(
  scope: Pick<ReadScope, 'db' | 'tenant'>,
  rows: readonly ClaimRow[],
): Promise<Claim[]> {
  const ids = rows.map(({ id }) => id);
  const lines = await linesOfClaims(scope, ids);
  const photos = await photoIdsOf(scope, ids);
  return rows.map((row) => ({
    id: row.id,
    reason: row.reason,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    ...(row.decidedAt && { decidedAt: row.decidedAt.toISOString() }),
    lines: lines
      .filter(({ claimId }) => claimId === row.id)
      .map(({ lineItemId, name, quantity }) => ({ lineItemId, name, quantity })),
    claimed: row.claimed,
    credited: row.credited,
    ...(row.refund && { refund: row.refund }),
    ...(row.note !== null && { note: row.note }),
    photos: photos.filter(({ claimId }) => claimId === row.id).length,
    ...(row.answer !== null && { answer: row.answer }),
  }));
}

/** The same for the shop's own people; `order` is the claim's. */
export async function toReview(
  scope: ReadScope,
  row: ClaimRow,
  order: OrderRecord,
): Promise<ClaimForReview> {
  const [claim] = await toClaims(scope, [row]);
  if (!claim) throw new Error('A claim was lost while it was read');
  const photos = await photoIdsOf(scope, [row.id]);
  const paid = deliveredOrder(order)?.paid ?? 0;
  const { productLineItems, billingAddress } = order.row.document;
  const products = new Map(productLineItems.map((line) => [line.lineItemId, line.product]));
  return {
    ...claim,
    lines: claim.lines.map((line) => ({ ...line, ...weightOf(products.get(line.lineItemId)) })),
    orderNumber: row.orderNumber,
    email: billingAddress.email,
    ...(row.openBecause && { openBecause: row.openBecause }),
    photoIds: photos.map(({ id }) => id),
    creditable: paid - (await creditedOf(scope, row.orderNumber)),
  };
}

const weightOf = (product: Product | undefined) =>
  product && {
    weighed: product.weightArticle,
    ...(isInPounds(product) && { isInPounds: true as const }),
  };

/** Claims of an order, and what its shopper can still claim. */
export async function readOrderClaims(scope: ReadScope, order: OrderRecord): Promise<OrderClaims> {
  const { orderNumber } = order.row;
  const rows = await claimsOf(scope, orderNumber);
  const claims = await toClaims(scope, rows);
  const terms = (await readOrderTerms(scope.db, scope.tenant))?.claims;
  const delivery = deliveredOrder(order);
  const until = terms && delivery && claimableUntil(delivery, terms);
  if (!delivery || !until || until <= scope.now) return { lines: [], claims };
  const isClaimed = (of: ClaimRow['reason']) => rows.some(({ reason }) => reason === of);
  const { serviceFee, tip } = delivery.receipt;
  return {
    claimableUntil: until.toISOString(),
    ...(terms.photoFrom !== undefined && { photoFrom: terms.photoFrom }),
    ...(!isClaimed('LATE') && { lateCredit: serviceFee }),
    ...(tip !== undefined && !isClaimed('TIP') && { tipCredit: tip }),
    lines: claimableLines(delivery, await claimedQuantities(scope, orderNumber)),
    claims,
  };
}

function claimableLines(
  { lines }: DeliveredOrder,
  claimed: ReadonlyMap<string, number>,
): OrderClaims['lines'] {
  return lines.flatMap((line) => {
    const before = claimed.get(line.lineItemId) ?? 0;
    const quantity = line.delivered - before;
    if (quantity <= 0) return [];
    const { delivered: _all, paid: _whole, ...goods } = line;
    return [{ ...goods, quantity, value: lineCredit(line, before, quantity) }];
  });
}
