import { isChangeable, progressOf, expectedStatuses } from './order-progress.js';
import { cutOff, orderOf, placedAt, wholeOrder } from '../testing/rule-order.js';

const lastMoment = new Date(cutOff.getTime() - 1);
const pickup = {
  distributionAddress: {
    ...orderOf([]).distributionAddress,
    distributionType: 'CLICK_AND_COLLECT',
  },
};
const placed = { status: 'PLACED', at: '2026-11-24T08:00:00.000Z' };
const picking = { status: 'PICKING', at: '2026-11-24T22:00:00.000Z' };
const ready = { status: 'READY', at: '2026-11-25T08:00:00.000Z' };
const cancelled = { status: 'CANCELLED', at: '2026-11-24T09:00:00.000Z' };
const course = (steps: object[], picked: object | null = null) => ({ steps, picked, revision: 1 });

describe('how long an order can be changed', () => {
  it('is open until the cut-off of its time slot, while it is placed', () => {
    expect(isChangeable(wholeOrder(), lastMoment)).toBe(true);
    expect(isChangeable(wholeOrder(), cutOff)).toBe(false);
    expect(isChangeable(wholeOrder({ status: 'PICKING' }), placedAt)).toBe(false);
  });

  it('is returned with the progress, and no longer after the cut-off', () => {
    const changeableUntil = cutOff.toISOString();
    expect(progressOf(wholeOrder(), [], lastMoment)).toMatchObject({ changeableUntil });
    expect(progressOf(wholeOrder(), [], cutOff)).not.toHaveProperty('changeableUntil');
  });
});

describe('the steps of an order', () => {
  const stepsOf = (...order: Parameters<typeof wholeOrder>) =>
    progressOf(wholeOrder(...order), [], placedAt).steps;

  it('depend on its service', () => {
    expect(expectedStatuses(wholeOrder().row)).toEqual([
      'PLACED',
      'PICKING',
      'ON_THE_WAY',
      'COMPLETED',
    ]);
    const collected = wholeOrder({}, null, pickup);
    expect(expectedStatuses(collected.row)).toEqual(['PLACED', 'PICKING', 'READY', 'COMPLETED']);
  });

  it('begin with the moment of the order, before anything happened to it', () => {
    expect(stepsOf()).toStrictEqual([
      placed,
      { status: 'PICKING' },
      { status: 'ON_THE_WAY' },
      { status: 'COMPLETED' },
    ]);
  });

  it('have the moment of each that was reached, and show those to come without one', () => {
    const reached = course([{ ...placed, at: '2026-11-24T08:30:00.000Z' }, picking, ready]);
    expect(stepsOf({ status: 'READY' }, reached, pickup)).toStrictEqual([
      { status: 'PLACED', at: '2026-11-24T08:30:00.000Z' },
      picking,
      ready,
      { status: 'COMPLETED' },
    ]);
  });

  it('end with the cancellation of a cancelled order', () => {
    expect(stepsOf({ status: 'CANCELLED' }, course([placed, cancelled]))).toStrictEqual([
      placed,
      cancelled,
    ]);
  });

  it('are the placing alone of an order that was cancelled before it was placed for good', () => {
    expect(stepsOf({ status: 'CANCELLED' })).toStrictEqual([placed]);
  });
});

describe('the progress of an order', () => {
  it('CART-29 names the order that it adds to, and those that add to it', () => {
    const addition = wholeOrder({ addedTo: '111' });
    expect(progressOf(addition, ['222', '333'], placedAt)).toMatchObject({
      orderNumber: '1234567890',
      status: 'PLACED',
      addedTo: '111',
      additions: ['222', '333'],
    });
    expect(progressOf(wholeOrder(), [], placedAt)).not.toHaveProperty('addedTo');
  });

  it.each([
    ['before its course has begun', null, false],
    ['before it was picked', course([placed]), false],
    ['once it was picked', course([placed, picking], { lines: [] }), true],
  ])('F8 shows whether there is a receipt: %s', (_name, its, hasReceipt) => {
    expect(progressOf(wholeOrder({}, its), [], placedAt).hasReceipt).toBe(hasReceipt);
  });
});
