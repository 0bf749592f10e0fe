import type { ProviderWord } from './provider.js';

export type PaymentState =
  'OPEN' | 'SAVED' | 'USED' | 'AUTHORISED' | 'CAPTURED' | 'FAILED' | 'UNDO_DUE' | 'UNDONE';

/** What a decision looks at beside the provider's word; cents. */
export interface PaymentFacts {
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
export type Step =
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

const nothing: Step = { kind: 'nothing' };

/**
 * The one place that decides what a provider's word means, whatever way it came, how often, and in
 * which order. A payment only ever goes forward: OPEN, AUTHORISED, CAPTURED; from each of them to
 * UNDO_DUE and UNDONE; from OPEN to FAILED, and from AUTHORISED where the reservation is gone. An older
 * word therefore changes nothing.
 */
export function decide(facts: PaymentFacts, word: ProviderWord): Step {
  const why = contradiction(facts, word);
  if (why !== undefined) return { kind: 'refused', why };
  const isPaid = word.state === 'AUTHORISED' || word.state === 'CAPTURED';
  if (facts.state === 'UNDONE') return nothing;
  if (facts.state === 'UNDO_DUE') {
    // A method that was saved holds no money: there is nothing more to undo.
    const isOver = ['CANCELLED', 'DECLINED', 'SAVED'].includes(word.state);
    const { captured, refunded } = word;
    return isOver ? { kind: 'undone', captured, refunded } : nothing;
  }
  if (isPaid) return decidePaid(facts, word);
  if (word.state === 'SAVED') return decideSaved(facts);
  const isOver = word.state === 'DECLINED' || word.state === 'CANCELLED';
  if (isOver && facts.state === 'OPEN') return { kind: 'fail' };
  // Declined is an older word of an attempt before; cancelled, a reservation never comes back.
  const isLost = facts.state === 'AUTHORISED' && word.state === 'CANCELLED' && word.captured === 0;
  return isLost ? { kind: 'lost' } : nothing;
}

function decideSaved({ state, isAwaited }: PaymentFacts): Step {
  if (state !== 'OPEN') return nothing;
  return isAwaited ? { kind: 'saved' } : { kind: 'fail' };
}

function decidePaid(facts: PaymentFacts, word: ProviderWord): Step {
  const { state, isAwaited } = facts;
  if (state === 'SAVED' || state === 'USED') return nothing;
  if (state === 'FAILED') return { kind: 'undo' };
  if (state === 'OPEN')
    return isAwaited ? { kind: 'place', captured: word.captured } : { kind: 'undo' };
  if (word.state !== 'CAPTURED') return nothing;
  if (state === 'AUTHORISED') return { kind: 'captured' };
  return word.refunded > facts.refunded ? { kind: 'refunded' } : nothing;
}

/** What in a word cannot be, after what was asked for. */
function contradiction(facts: PaymentFacts, word: ProviderWord): string | undefined {
  const { state, currency, authorised, captured, refunded } = word;
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
