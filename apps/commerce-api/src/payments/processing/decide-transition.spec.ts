import fc from 'fast-check';
import type { PaymentSnapshot, PaymentState } from './decide-transition.js';
import { decideTransition } from './decide-transition.js';
import { planPayments } from '../start/plan.js';
import type { PaymentStatusUpdate } from '../providers/provider.js';

const states = ['OPEN', 'AUTHORISED', 'CAPTURED', 'DECLINED', 'CANCELLED'] as const;

const wordFor = (
  { planned, due }: Pick<PaymentSnapshot, 'planned' | 'due'>,
  state: PaymentStatusUpdate['state'],
  hasCaptured = false,
): PaymentStatusUpdate => {
  const isReserved = state === 'AUTHORISED' || state === 'CAPTURED';
  const captured = state === 'CAPTURED' || (state === 'CANCELLED' && hasCaptured) ? due : 0;
  return {
    paymentId: 'p',
    reference: 'r',
    state,
    currency: 'EUR',
    captured,
    authorised: isReserved ? planned : 0,
    refunded: state === 'CANCELLED' ? captured : 0,
  };
};

interface Book {
  state: PaymentState;
  order: 'PAYMENT_PENDING' | 'PLACED' | 'CANCELLED';
  placed: number;
  kept: number;
}

/** What the shop does after a decision, on paper. */
function follow(book: Book, facts: PaymentSnapshot, update: PaymentStatusUpdate): void {
  const step = decideTransition(
    { ...facts, state: book.state, isAwaited: book.order === 'PAYMENT_PENDING' },
    update,
  );
  if (step.kind === 'place') {
    book.placed += 1;
    book.order = 'PLACED';
    book.kept = step.captured;
    book.state = step.captured > 0 ? 'CAPTURED' : 'AUTHORISED';
  } else if (step.kind === 'captured') {
    book.kept = facts.due;
    book.state = 'CAPTURED';
  } else if (step.kind === 'fail') {
    if (book.order === 'PAYMENT_PENDING') book.order = 'CANCELLED';
    book.state = 'FAILED';
  } else if (step.kind === 'undo') book.state = 'UNDO_DUE';
  else if (step.kind === 'undone') {
    book.kept = step.captured - step.refunded;
    book.state = 'UNDONE';
  }
}

const untouched = { returned: 0, refunded: 0 };
const amounts = fc
  .tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 0, max: 10_000 }))
  .map(([due, more]) => ({ due, planned: due + more, currency: 'EUR', ...untouched }));
const updates = fc.array(fc.tuple(fc.constantFrom(...states), fc.boolean()), {
  maxLength: 12,
});
const start = (): Book => ({ state: 'OPEN', order: 'PAYMENT_PENDING', placed: 0, kept: 0 });

describe('decideTransition', () => {
  it('R7 I1 places at most one order, for any number and sequence of updates', () => {
    fc.assert(
      fc.property(amounts, updates, (amount, sent) => {
        const book = start();
        const facts = { ...amount, state: 'OPEN', isAwaited: true } as const;
        for (const [state, captured] of sent) follow(book, facts, wordFor(amount, state, captured));
        expect(book.placed).toBeLessThanOrEqual(1);
        expect(book.kept).toBe(book.state === 'CAPTURED' ? amount.due : 0);
        if (book.order === 'PLACED') expect(['AUTHORISED', 'CAPTURED']).toContain(book.state);
        if (book.state === 'CAPTURED') expect(book.order).toBe('PLACED');
      }),
      { numRuns: 2_000 },
    );
  });

  it('R7 ignores a repeated update', () => {
    fc.assert(
      fc.property(amounts, updates, (amount, sent) => {
        const facts = { ...amount, state: 'OPEN', isAwaited: true } as const;
        const once = start();
        const twice = start();
        for (const [state, captured] of sent) {
          const update = wordFor(amount, state, captured);
          follow(once, facts, update);
          follow(twice, facts, update);
          follow(twice, facts, update);
        }
        // A due refund takes one more update, which confirms it.
        if (once.state !== 'UNDO_DUE') expect(twice).toEqual(once);
      }),
      { numRuns: 2_000 },
    );
  });

  it('R7 paid after the order was abandoned: the money is refunded', () => {
    const facts = { planned: 110, due: 100, currency: 'EUR', ...untouched, isAwaited: false };
    const paid = wordFor(facts, 'AUTHORISED');
    expect(decideTransition({ ...facts, state: 'FAILED' }, paid)).toEqual({ kind: 'undo' });
    expect(decideTransition({ ...facts, state: 'OPEN' }, paid)).toEqual({ kind: 'undo' });
  });

  it('R7 a partial refund is made once, and never exceeds the decided amount', () => {
    const facts: PaymentSnapshot = {
      planned: 110,
      due: 100,
      currency: 'EUR',
      returned: 30,
      refunded: 0,
      state: 'CAPTURED',
      isAwaited: false,
    };
    const update = { ...wordFor(facts, 'CAPTURED'), refunded: 30 };
    expect(decideTransition(facts, update)).toEqual({ kind: 'refunded' });
    expect(decideTransition({ ...facts, refunded: 30 }, update)).toEqual({ kind: 'nothing' });
    expect(decideTransition({ ...facts, refunded: 30 }, { ...update, refunded: 0 }).kind).toBe(
      'nothing',
    );
    expect(decideTransition(facts, { ...update, refunded: 31 }).kind).toBe('refused');
    expect(decideTransition({ ...facts, state: 'AUTHORISED' }, update)).toEqual({
      kind: 'captured',
    });
    const over = { ...wordFor(facts, 'CANCELLED', true), refunded: 30 };
    expect(decideTransition({ ...facts, state: 'UNDO_DUE' }, over).kind).toBe('refused');
  });

  it.each([
    ['OPEN', true, 'saved'],
    ['OPEN', false, 'fail'],
    ['SAVED', false, 'nothing'],
    ['USED', false, 'nothing'],
    ['UNDO_DUE', false, 'undone'],
    ['UNDONE', false, 'nothing'],
  ] as const)(
    'R7 a saved method, reported while it is %s (awaited: %s): %s',
    (state, isAwaited, kind) => {
      const facts = { planned: 110, due: 100, currency: 'EUR', ...untouched, state, isAwaited };
      expect(decideTransition(facts, wordFor(facts, 'SAVED')).kind).toBe(kind);
    },
  );

  it.each([
    ['AUTHORISED', 'CANCELLED', 'lost'],
    // A declined earlier attempt does not affect a later reservation.
    ['AUTHORISED', 'DECLINED', 'nothing'],
    ['CAPTURED', 'CANCELLED', 'nothing'],
    ['FAILED', 'CANCELLED', 'nothing'],
  ] as const)('R7 %s and then %s: %s', (state, reported, kind) => {
    const facts = {
      planned: 110,
      due: 100,
      currency: 'EUR',
      ...untouched,
      state,
      isAwaited: false,
    };
    expect(decideTransition(facts, wordFor(facts, reported)).kind).toBe(kind);
  });

  it('S6 every other amount or currency is refused', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 1_000_000 }), (amount, other) => {
        const facts = { ...amount, state: 'OPEN', isAwaited: true } as const;
        const update = wordFor(amount, 'AUTHORISED');
        const isOther = other !== amount.planned;
        const step = decideTransition(facts, { ...update, authorised: other });
        expect(step.kind).toBe(isOther ? 'refused' : 'place');
        expect(decideTransition(facts, { ...update, currency: 'USD' }).kind).toBe('refused');
        expect(decideTransition(facts, { ...update, captured: other }).kind).toBe('refused');
      }),
    );
  });
});

describe('how an order is paid', () => {
  const methods = ['credit-cards', 'payment-at-the-door'] as const;
  it('PAY-12 PAY-13 CHK-09 wallet and rest are the total, to the cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.constantFrom(...methods, undefined),
        (total, balance, more, method) => {
          const prices = { total, overAuthorizationPercentage: (more * 100) / total };
          const wallet = { id: 'w', methodKey: 'k', brandName: 'GIFTCARD', amountPlanned: balance };
          const plan = planPayments(balance > 0 ? [wallet] : [], prices, method);
          const covered = Math.min(balance, total);
          if (method === undefined && covered < total) return expect(plan).toBeUndefined();
          expect((plan?.wallet?.amount ?? 0) + (plan?.rest?.amount ?? 0)).toBe(total);
          expect(plan?.rest === undefined).toBe(covered === total);
          const surcharge = method === 'credit-cards' ? more : 0;
          if (plan?.rest) expect(plan.rest.reserved).toBe(plan.rest.amount + surcharge);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
