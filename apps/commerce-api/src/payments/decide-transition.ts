import type { PaymentStatusUpdate } from './provider.js';

export type PaymentState =
  'OPEN' | 'SAVED' | 'USED' | 'AUTHORISED' | 'CAPTURED' | 'FAILED' | 'UNDO_DUE' | 'UNDONE';

/** What a decision looks at beside the provider's word; cents. */
export interface PaymentSnapshot {
  readonly state: PaymentState;
  /** To be reserved, and to be captured of it. */
  readonly planned: number;
  readonly due: number;
  /** Of it, what is to go back although the order stands, and what has. */
  readonly returned: number;
  readonly refunded: number;
  readonly currency: string;
  /** The order still waits for its payment. */
  readonly isAwaited: boolean;
}

/** What follows from a provider's word. */
export type PaymentTransition =
  | { readonly kind: 'nothing' }
  /** It contradicts what was asked for: it has no effect, and somebody has to look. */
  | { readonly kind: 'refused'; readonly why: string }
  /** Paid in time: the order stands. */
  | { readonly kind: 'place'; readonly captured: number }
  /** The method is saved: the order stands, and is authorised later. */
  | { readonly kind: 'saved' }
  | { readonly kind: 'captured' }
  /** A part went back, as it was decided. */
  | { readonly kind: 'refunded' }
  /** It came to nothing: the order is cancelled. */
  | { readonly kind: 'fail' }
  /** What was reserved is gone before it was captured: the order has to be paid anew. */
  | { readonly kind: 'lost' }
  /** Paid for an order that is none any more: the money has to go back. */
  | { readonly kind: 'undo' }
  | { readonly kind: 'undone'; readonly captured: number; readonly refunded: number };

const noTransition: PaymentTransition = { kind: 'nothing' };

/**
 * The one place that decides what a provider's word means, whatever way it came, how often, and in
 * which order. A payment only ever goes forward: OPEN, AUTHORISED, CAPTURED; from each of them to
 * UNDO_DUE and UNDONE; from OPEN to FAILED, and from AUTHORISED where the reservation is gone. An older
 * word therefore changes nothing.
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
    // A method that was saved holds no money: there is nothing more to undo.
    const isOver = ['CANCELLED', 'DECLINED', 'SAVED'].includes(update.state);
    const { captured, refunded } = update;
    return isOver ? { kind: 'undone', captured, refunded } : noTransition;
  }
  if (isPaid) return decidePaid(facts, update);
  if (update.state === 'SAVED') return decideSaved(facts);
  const isOver = update.state === 'DECLINED' || update.state === 'CANCELLED';
  if (isOver && facts.state === 'OPEN') return { kind: 'fail' };
  // Declined is an older word of an attempt before; cancelled, a reservation never comes back.
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

/** What in a word cannot be, after what was asked for. */
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
