/* global describe, expect, it */
import { curveOf, judge, judgeHighWater, trendOf } from './memory-trend.mjs';

/** Samples of two hours, each 10 s, with a noise that is the same in each run. */
const samples = (mbAnHour, noise = 2) =>
  Array.from({ length: 720 }, (_, i) => {
    const hours = i / 360;
    return [hours, 100 + mbAnHour * hours + noise * Math.sin(i * 12.9898) * Math.cos(i * 4.1)];
  });

describe('the trend of memory', () => {
  it('is the slope of the line', () => {
    expect(
      trendOf([
        [0, 10],
        [1, 12],
        [2, 14],
      ]),
    ).toEqual({ slope: 2, plusMinus: 0 });
  });

  it('has an interval that contains the slope of pure noise', () => {
    const { slope, plusMinus } = trendOf(samples(0));
    expect(Math.abs(slope)).toBeLessThan(plusMinus);
  });

  it('has a wider interval where samples depend on the ones before', () => {
    const waves = samples(0).map(([hours], i) => [hours, 100 + 2 * Math.sin(i / 20)]);
    expect(trendOf(waves).plusMinus).toBeGreaterThan(2 * trendOf(samples(0)).plusMinus);
  });
});

describe('memory', () => {
  it.each([0, 0.5, -3])('is flat at %d MB an hour', (mbAnHour) => {
    expect(judge(samples(mbAnHour))).toMatchObject({ isFlat: true, samples: 540 });
  });

  it.each([3, 20])('is not flat at %d MB an hour', (mbAnHour) => {
    expect(judge(samples(mbAnHour)).isFlat).toBe(false);
  });

  it('may grow while caches are filled', () => {
    const filling = samples(0).map(([hours, size], i) => [hours, i < 150 ? size - 60 : size]);
    expect(judge(filling).isFlat).toBe(true);
  });
});

describe('resident memory', () => {
  /** Climbs by 30 MB, most of it in the first half hour. */
  const climbing = samples(0, 0.5).map(([hours, size]) => [
    hours,
    size + 30 * (1 - Math.exp(-hours * 2)),
  ]);

  it('may climb to a level', () => {
    expect(judge(climbing).isFlat).toBe(false);
    expect(judgeHighWater(climbing)).toMatchObject({ levelsOff: true, isFlat: true });
  });

  it.each([3, 20])('is not flat at a steady %d MB an hour', (mbAnHour) => {
    expect(judgeHighWater(samples(mbAnHour, 0.5))).toMatchObject({
      levelsOff: false,
      isFlat: false,
    });
  });

  it('is flat without a climb', () => {
    expect(judgeHighWater(samples(0)).isFlat).toBe(true);
  });
});

it('the curve of memory has at most twenty points', () => {
  expect(curveOf([1, 3])).toEqual([1, 3]);
  expect(curveOf(Array.from({ length: 50 }, (_, i) => i))).toHaveLength(17);
});
