import type { Receipt } from '@larder/contracts/checkout';
import { createReceipt } from '../receipt/receipt.js';
import type { OrderRecord } from '../repository.js';
import type { DeliveredLine } from './claim-amounts.js';
import { deliveredLines } from './claim-amounts.js';
import type { ClaimTerms } from './claim-rule.js';

const dayMs = 86_400_000;

/** A delivered order as claims see it. */
export interface DeliveredOrder {
  readonly deliveredAt: Date;
  readonly wasOnTime: boolean;
  readonly receipt: Receipt;
  /** Cents that were paid for it. */
  readonly paid: number;
  readonly lines: readonly DeliveredLine[];
}

/** Undefined unless the order has reached its shopper. */
export function deliveredOrder({ row, timeline }: OrderRecord): DeliveredOrder | undefined {
  const reached = timeline?.steps.find(({ status }) => status === 'COMPLETED')?.at;
  if (row.status !== 'COMPLETED' || !timeline?.picked || reached === undefined) return undefined;
  const { document } = row;
  const { basis, picked } = timeline;
  const receipt = createReceipt(document, basis, picked);
  const deliveredAt = new Date(reached);
  return {
    deliveredAt,
    receipt,
    paid: Math.max(0, receipt.toPay),
    wasOnTime: deliveredAt <= new Date(document.distributionWindow.end),
    lines: deliveredLines({ document, basis, picked: picked.lines, receipt }),
  };
}

/** Until when the goods of a delivery can be claimed. */
export function claimableUntil({ deliveredAt }: DeliveredOrder, { days }: ClaimTerms): Date {
  return new Date(deliveredAt.getTime() + days * dayMs);
}
