import fc from 'fast-check';
import type { Point } from './polygon.js';
import { containsPoint } from './polygon.js';

const square: Point[] = [
  { lat: 0, lng: 0 },
  { lat: 0, lng: 10 },
  { lat: 10, lng: 10 },
  { lat: 10, lng: 0 },
];
/** An L: the upper right quarter is missing. */
const bent: Point[] = [
  { lat: 0, lng: 0 },
  { lat: 0, lng: 10 },
  { lat: 5, lng: 10 },
  { lat: 5, lng: 5 },
  { lat: 10, lng: 5 },
  { lat: 10, lng: 0 },
];

describe('containsPoint', () => {
  it.each([
    [square, 5, 5, true],
    [square, 11, 5, false],
    [square, 5, -1, false],
    [square, 5, 10.0001, false],
    [bent, 7, 7, false],
    [bent, 7, 3, true],
    [bent, 3, 7, true],
    [[], 0, 0, false],
    [[{ lat: 1, lng: 1 }], 1, 1, false],
  ])('of %j contains (%d, %d): %s', (polygon, lat, lng, expected) => {
    expect(containsPoint(polygon, { lat, lng })).toBe(expected);
  });

  it('does not depend on where the corners begin or which way they run', () => {
    const inTen = fc.double({ min: -1, max: 11, noNaN: true });
    fc.assert(
      fc.property(inTen, inTen, fc.nat(5), fc.boolean(), (lat, lng, start, backwards) => {
        const turned = [...bent.slice(start), ...bent.slice(0, start)];
        const run = backwards ? turned.toReversed() : turned;
        expect(containsPoint(run, { lat, lng })).toBe(containsPoint(bent, { lat, lng }));
      }),
    );
  });

  it('assigns a point on a common border to exactly one of two neighbours', () => {
    const right = square.map(({ lat, lng }) => ({ lat, lng: lng + 10 }));
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 9.999, noNaN: true }), (lat) => {
        const point = { lat, lng: 10 };
        expect(Number(containsPoint(square, point)) + Number(containsPoint(right, point))).toBe(1);
      }),
    );
  });
});
