import { decideTransition, type PaymentSnapshot, type PaymentState } from './decide-transition.js';
import type { PaymentStatusUpdate } from '../providers/provider.js';

const facts: PaymentSnapshot = {
  planned: 110,
  due: 100,
  returned: 0,
  refunded: 0,
  currency: 'EUR',
  state: 'OPEN',
  isAwaited: true,
};
const word = (
  state: PaymentStatusUpdate['state'],
  more: Partial<PaymentStatusUpdate> = {},
): PaymentStatusUpdate => ({
  paymentId: 'p',
  state,
  currency: 'EUR',
  authorised: 0,
  captured: 0,
  refunded: 0,
  ...more,
});
const authorised = word('AUTHORISED', { authorised: 110 });
const captured = word('CAPTURED', { authorised: 110, captured: 100 });
const open = word('OPEN');
const nothing = { kind: 'nothing' };
const declined = word('DECLINED');
const cancelled = word('CANCELLED');
const saved = word('SAVED');
const wentBack = word('CANCELLED', { captured: 100, refunded: 100 });

describe('the transition after a payment status update', () => {
  it.each<[string, PaymentState, PaymentStatusUpdate, object]>([
    ['authorised in time: the order stands', 'OPEN', authorised, { kind: 'place', captured: 0 }],
    ['captured in time: the order stands', 'OPEN', captured, { kind: 'place', captured: 100 }],
    ['not decided yet', 'OPEN', open, { kind: 'nothing' }],
    ['declined', 'OPEN', declined, { kind: 'fail' }],
    ['cancelled', 'OPEN', cancelled, { kind: 'fail' }],
    ['authorised once more', 'AUTHORISED', authorised, { kind: 'nothing' }],
    ['captured afterwards', 'AUTHORISED', captured, { kind: 'captured' }],
    ['declined after it was authorised', 'AUTHORISED', declined, { kind: 'nothing' }],
    ['cancelled after it was authorised', 'AUTHORISED', cancelled, { kind: 'lost' }],
    ['captured and given back, which loses no reservation', 'AUTHORISED', wentBack, nothing],
    ['captured once more', 'CAPTURED', captured, { kind: 'nothing' }],
    ['an older word after the capture', 'CAPTURED', authorised, { kind: 'nothing' }],
    ['open after the capture', 'CAPTURED', open, { kind: 'nothing' }],
    ['paid after it failed', 'FAILED', authorised, { kind: 'undo' }],
    ['captured after it failed', 'FAILED', captured, { kind: 'undo' }],
    ['cancelled after it failed', 'FAILED', cancelled, nothing],
    ['declined once more', 'FAILED', declined, { kind: 'nothing' }],
    ['open after it failed', 'FAILED', open, { kind: 'nothing' }],
    ['still paid while it goes back', 'UNDO_DUE', captured, { kind: 'nothing' }],
    ['open while it goes back', 'UNDO_DUE', open, { kind: 'nothing' }],
    ['gone back', 'UNDO_DUE', wentBack, { kind: 'undone', captured: 100, refunded: 100 }],
    ['never taken', 'UNDO_DUE', cancelled, { kind: 'undone', captured: 0, refunded: 0 }],
    [
      'declined while it goes back',
      'UNDO_DUE',
      declined,
      { kind: 'undone', captured: 0, refunded: 0 },
    ],
    [
      'saved while it goes back, which holds no money',
      'UNDO_DUE',
      saved,
      { kind: 'undone', captured: 0, refunded: 0 },
    ],
    ['gone back once more', 'UNDONE', wentBack, { kind: 'nothing' }],
    ['declined after it went back', 'UNDONE', declined, { kind: 'nothing' }],
    ['paid after it went back', 'UNDONE', authorised, { kind: 'nothing' }],
  ])('R7 %s (%s)', (_name, state, update, step) => {
    expect(decideTransition({ ...facts, state }, update)).toEqual(step);
  });

  it('R7 paid when the order no longer waits: the money is refunded', () => {
    expect(decideTransition({ ...facts, isAwaited: false }, captured)).toEqual({ kind: 'undo' });
    expect(decideTransition({ ...facts, isAwaited: false }, declined)).toEqual({ kind: 'fail' });
  });

  it.each<[string, PaymentState, object]>([
    ['in time: the order stands', 'OPEN', { kind: 'saved' }],
    ['once more', 'SAVED', nothing],
    ['after it was used', 'USED', nothing],
    ['after it failed', 'FAILED', nothing],
    ['after the order was authorised', 'AUTHORISED', nothing],
  ])('R7 a method is saved %s (%s)', (_name, state, step) => {
    expect(decideTransition({ ...facts, state }, saved)).toStrictEqual(step);
  });

  it('R7 a method that is saved when the order no longer waits is not used', () => {
    expect(decideTransition({ ...facts, isAwaited: false }, saved)).toStrictEqual({ kind: 'fail' });
  });

  it.each<PaymentState>(['SAVED', 'USED'])(
    'R7 a method that is %s takes no money itself',
    (state) => {
      const back = { ...facts, state, returned: 30 };
      for (const update of [
        authorised,
        captured,
        { ...captured, refunded: 30 },
        cancelled,
        declined,
      ])
        expect(decideTransition(back, update)).toStrictEqual(nothing);
    },
  );

  it.each<[string, PaymentStatusUpdate, string]>([
    ['another currency', { ...authorised, currency: 'USD' }, 'USD instead of EUR'],
    ['less reserved', { ...authorised, authorised: 109 }, '109 cents reserved instead of 110'],
    ['captured of less', { ...captured, authorised: 109 }, '109 cents reserved instead of 110'],
    [
      'authorised with nothing',
      { ...authorised, authorised: 0 },
      '0 cents reserved instead of 110',
    ],
    ['nothing reserved', { ...captured, authorised: 0 }, '0 cents reserved instead of 110'],
    ['open with another amount', { ...open, authorised: 5 }, '5 cents reserved instead of 110'],
    ['less captured', { ...captured, captured: 99 }, '99 cents captured, of 100 due'],
    ['captured too early', { ...authorised, captured: 100 }, '100 cents captured, of 100 due'],
    ['captured and declined', { ...declined, captured: 100 }, '100 cents captured, of 100 due'],
    [
      'less captured before it went back',
      { ...wentBack, captured: 99 },
      '99 cents captured, of 100 due',
    ],
    ['less gone back', { ...wentBack, refunded: 99 }, '99 cents refunded of 100'],
    ['gone back unasked', { ...captured, refunded: 1 }, '1 cents refunded of 100'],
  ])('S6 %s is rejected, with a reason', (_name, update, why) => {
    expect(decideTransition(facts, update)).toEqual({ kind: 'refused', why });
  });

  it('R7 what is open, declined or cancelled may still name what was reserved', () => {
    expect(decideTransition(facts, { ...open, authorised: 110 })).toEqual({ kind: 'nothing' });
    expect(decideTransition(facts, { ...cancelled, authorised: 110 })).toEqual({ kind: 'fail' });
  });

  it('R7 a partial refund is reported once, and never exceeds the decided amount', () => {
    const back = { ...facts, state: 'CAPTURED', returned: 30 } as const;
    expect(decideTransition(back, { ...captured, refunded: 30 })).toEqual({ kind: 'refunded' });
    expect(decideTransition(back, { ...captured, refunded: 20 })).toEqual({ kind: 'refunded' });
    expect(decideTransition({ ...back, refunded: 30 }, { ...captured, refunded: 30 })).toEqual({
      kind: 'nothing',
    });
    expect(decideTransition(back, { ...captured, refunded: 31 })).toMatchObject({
      kind: 'refused',
    });
    const undone = { ...back, state: 'UNDONE' } as const;
    expect(decideTransition(undone, { ...captured, refunded: 30 })).toEqual({ kind: 'nothing' });
    const all = { ...back, returned: 500 };
    expect(decideTransition(all, { ...captured, refunded: 101 })).toMatchObject({
      kind: 'refused',
    });
  });
});
