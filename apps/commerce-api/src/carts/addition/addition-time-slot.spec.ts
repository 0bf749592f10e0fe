import { now, ruleCart, ruleLine, vienna, timeSlot } from '../testing/rule-cart.js';
import type { CartState } from '../state.js';
import { validate } from '../validation/validation.js';

const later = timeSlot.startsAt;
const place = { distributionType: 'DELIVERY', appointableId: 'W1' } as const;

type Order = NonNullable<CartState['addsTo']>;
const order = (parts: Partial<Order> = {}, at: object = vienna): Order => ({
  windowId: 'w',
  document: { distributionAddress: at } as Order['document'],
  ...parts,
});

interface Case {
  readonly window?: CartState['timeSlot'];
  readonly addsTo?: Order | undefined;
  readonly isServed?: boolean;
  readonly hasGoods?: boolean;
  readonly windowId?: string | null;
}

function findings(parts: Case) {
  const { isServed = true, hasGoods = true, windowId = 'w' } = parts;
  const cart = ruleCart({
    row: { windowId, mode: 'ADDON', orderNumber: '1234567890' },
    lines: hasGoods ? [ruleLine('juice')] : [],
    timeSlot: 'window' in parts ? parts.window : timeSlot,
    addsTo: 'addsTo' in parts ? parts.addsTo : order(),
  });
  return validate(cart, { now, place: isServed ? place : undefined });
}

const codes = (parts: Case) => findings(parts).map(({ code }) => code);

const full = { ...timeSlot, booked: 3 };
const held = (endsAt: Date) => ({ ...timeSlot, hold: { endsAt, extensions: 0, isLive: true } });

describe('the time slot of an addition', () => {
  it.each<[string, string[], Case]>([
    ['takes a full window, for it shares the place of its order', [], { window: full }],
    ['takes no hold, so that none can end', [], { window: held(now) }],
    ['takes no window of another place', ['022'], { window: { ...timeSlot, appointableId: 'G1' } }],
    ['takes no window after its cut-off', ['141'], { window: { ...timeSlot, cutOff: now } }],
    ['takes no window that is gone', ['140'], { window: undefined }],
  ])('CART-03 %s', (_name, expected, parts) => {
    expect(codes(parts)).toStrictEqual(expected);
  });

  it.each<[string, string[], Case]>([
    ['without its order', ['023'], { window: full, addsTo: undefined }],
    [
      'in another window than its order',
      ['023'],
      { window: full, addsTo: order({ windowId: 'v' }) },
    ],
    [
      'to another door than its order',
      ['023'],
      { window: full, addsTo: order({}, { ...vienna, door: '7' }) },
    ],
    [
      'without its order once its hold has ended',
      ['141'],
      { window: held(now), addsTo: undefined },
    ],
    ['without its order while it is held', [], { window: held(later), addsTo: undefined }],
  ])('CART-72 CART-79 takes a place of its own %s', (_name, expected, parts) => {
    expect(codes(parts)).toStrictEqual(expected);
  });

  it('CART-79 is free to be chosen again once its hold has ended, not once it is over', () => {
    expect(findings({ window: held(now), addsTo: undefined })).toStrictEqual([
      { code: '141', message: expect.stringMatching(/held/), isFree: true },
    ]);
    expect(findings({ window: { ...timeSlot, cutOff: now }, addsTo: undefined })).toStrictEqual([
      { code: '141', message: expect.stringMatching(/no longer/) },
    ]);
  });
});

describe('an unknown service fee', () => {
  it.each<[string, string[], Case]>([
    [
      '029 where the window is gone and the place is not served',
      ['132', '029'],
      { window: undefined, isServed: false },
    ],
    ['nothing more where the window says its fee', ['132'], { isServed: false }],
    [
      'nothing more without goods',
      ['132'],
      { window: undefined, isServed: false, hasGoods: false },
    ],
    ['nothing beside 140, which says more', ['140'], { window: undefined }],
    [
      'nothing beside 008, without a chosen window',
      ['132', '008'],
      { window: undefined, windowId: null, isServed: false },
    ],
  ])('CART-73 gives %s', (_name, expected, parts) => {
    expect(codes(parts)).toStrictEqual(expected);
  });

  it('CART-73 CART-77 is worded, and so is a place that is not served', () => {
    expect(findings({ window: undefined, isServed: false })).toStrictEqual([
      { code: '132', message: expect.stringMatching(/does not serve/) },
      { code: '029', message: expect.stringMatching(/service fee/) },
    ]);
  });
});
