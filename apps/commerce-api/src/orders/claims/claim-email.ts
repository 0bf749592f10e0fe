import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { formatMoney, formatQuantity, textsOf } from '../emails/order-formatters.js';
import { queueOrderEmail, readerOf } from '../emails/queue-order-email.js';
import type { OrderRecord } from '../repository.js';
import { countedAmount } from '@larder/pricing';
import type { ClaimEmailKind } from './claim-email-texts.js';
import { linesOfClaims } from './claim-repository.js';
import type { ClaimRow } from './tables.js';

function kindOf({ state, refund }: ClaimRow): ClaimEmailKind {
  if (state === 'OPEN') return 'claimReceived';
  if (state === 'REFUSED') return 'claimRefused';
  return refund === 'BY_HAND' ? 'claimCreditedByHand' : 'claimCredited';
}

/** Reports a claim's state to its shopper, in the transaction that changes it; one mail for each. */
export async function queueClaimEmail(
  work: UnitOfWork,
  order: OrderRecord,
  claim: ClaimRow,
): Promise<void> {
  const reader = readerOf(work, order);
  const products = new Map(
    order.row.document.productLineItems.map((line) => [line.lineItemId, line.product]),
  );
  const lines = await linesOfClaims(work, [claim.id]);
  const rows = lines.flatMap(({ lineItemId, name, quantity, amount }) => {
    const product = products.get(lineItemId);
    if (!product) return [];
    const counted = formatQuantity(reader, countedAmount(product, quantity), product.weightArticle);
    return [[`${counted} ${name}`, formatMoney(reader, amount)] as const];
  });
  const title = textsOf({ de: 'Reklamiert', en: 'Claimed', fr: 'Réclamé' }, reader);
  await queueOrderEmail(work, order, {
    kind: kindOf(claim),
    amount: claim.credited,
    occasion: claim.id,
    answer: claim.answer ?? undefined,
    tables: rows.length > 0 ? [{ title, rows }] : [],
  });
}
