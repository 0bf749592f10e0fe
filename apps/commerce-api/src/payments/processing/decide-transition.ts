import type { PaymentStatusUpdate } from '../providers/provider.js';

export type PaymentState =
  'OPEN' | 'SAVED' | 'USED' | 'AUTHORISED' | 'CAPTURED' | 'FAILED' | 'UNDO_DUE' | 'UNDONE';

/** State of a payment before a status update; amounts in cents. */
export interface PaymentSnapshot {
  readonly state: PaymentState;
  /** `planned` is the amount to authorise; `due` is the part of it to capture. */
  readonly planned: number;
  readonly due: number;
  /**
   * `returned` is the amount to refund while the order stays valid; `refunded` was refunded already.
   */
  readonly returned: number;
  readonly refunded: number;
  readonly currency: string;
  /** The order is waiting for its payment. */
  readonly isAwaited: boolean;
}

/** Consequence of a payment status update. */
export type PaymentTransition =
  | { readonly kind: 'nothing' }
  /** The update contradicts our request: it has no effect, and an operator has to check it. */
  | { readonly kind: 'refused'; readonly why: string }
  /** Paid in time: the order is placed. */
  | { readonly kind: 'place'; readonly captured: number }
  /** The method is saved: the order is placed and authorised later. */
  | { readonly kind: 'saved' }
  | { readonly kind: 'captured' }
  /** The partial refund that was due is done. */
  | { readonly kind: 'refunded' }
  /** The payment failed: the order is cancelled. */
  | { readonly kind: 'fail' }
  /** The authorisation was lost before the capture: the shopper has to pay again. */
  | { readonly kind: 'lost' }
  /** Paid for an order that is no longer valid: the payment is refunded. */
  | { readonly kind: 'undo' }
  | { readonly kind: 'undone'; readonly captured: number; readonly refunded: number };

const noTransition: PaymentTransition = { kind: 'nothing' };

/**
 * Decides the consequence of a payment status update; updates may repeat and arrive in any order. A
 * payment only moves forward: OPEN, AUTHORISED, CAPTURED; from each of them to UNDO_DUE and UNDONE; from
 * OPEN to FAILED, and from AUTHORISED to FAILED when the authorisation is lost. An outdated update
 * therefore has no effect.
 */
export function decideTransition(
  facts: PaymentSnapshot,
  update: PaymentStatusUpdate,
): PaymentTransition {
  const why = findMismatch(facts, update);
  if (why !== undefined) return { kind: 'refused', why };
  const isPaid = update.state === 'AUTHORISED' || update.state === 'CAPTURED';
  if (facts.state === 'UNDONE') return noTransition;
  if (facts.state === 'UNDO_DUE') {
    // A saved method holds no money, so there is nothing to refund.
    const isOver = ['CANCELLED', 'DECLINED', 'SAVED'].includes(update.state);
    const { captured, refunded } = update;
    return isOver ? { kind: 'undone', captured, refunded } : noTransition;
  }
  if (isPaid) return decidePaid(facts, update);
  if (update.state === 'SAVED') return decideSaved(facts);
  const isOver = update.state === 'DECLINED' || update.state === 'CANCELLED';
  if (isOver && facts.state === 'OPEN') return { kind: 'fail' };
  // Declined is an outdated status of an earlier attempt; a cancelled reservation never comes back.
  const isLost =
    facts.state === 'AUTHORISED' && update.state === 'CANCELLED' && update.captured === 0;
  return isLost ? { kind: 'lost' } : noTransition;
}

function decideSaved({ state, isAwaited }: PaymentSnapshot): PaymentTransition {
  if (state !== 'OPEN') return noTransition;
  return isAwaited ? { kind: 'saved' } : { kind: 'fail' };
}

function decidePaid(facts: PaymentSnapshot, update: PaymentStatusUpdate): PaymentTransition {
  const { state, isAwaited } = facts;
  if (state === 'SAVED' || state === 'USED') return noTransition;
  if (state === 'FAILED') return { kind: 'undo' };
  if (state === 'OPEN')
    return isAwaited ? { kind: 'place', captured: update.captured } : { kind: 'undo' };
  if (update.state !== 'CAPTURED') return noTransition;
  if (state === 'AUTHORISED') return { kind: 'captured' };
  return update.refunded > facts.refunded ? { kind: 'refunded' } : noTransition;
}

/** Contradictions between an update and what was requested. */
function findMismatch(facts: PaymentSnapshot, update: PaymentStatusUpdate): string | undefined {
  const { state, currency, authorised, captured, refunded } = update;
  if (currency !== facts.currency) return `${currency} instead of ${facts.currency}`;
  const isReserved = state === 'AUTHORISED' || state === 'CAPTURED';
  if (isReserved ? authorised !== facts.planned : ![0, facts.planned].includes(authorised))
    return `${authorised} cents reserved instead of ${facts.planned}`;
  const hasCaptured = state === 'CAPTURED' || (state === 'CANCELLED' && captured > 0);
  if (captured !== (hasCaptured ? facts.due : 0))
    return `${captured} cents captured, of ${facts.due} due`;
  const isBack =
    state === 'CANCELLED' ? refunded === captured : refunded <= Math.min(captured, facts.returned);
  return isBack ? undefined : `${refunded} cents refunded of ${captured}`;
}
