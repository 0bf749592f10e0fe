/** Samples of the beginning that do not count: caches and pools are filled. */
const WARM_UP_SHARE = 0.25;
/** Growth in MB an hour below which a process can run for weeks between two releases. */
const HARMLESS_MB = 1;
const CURVE_POINTS = 20;
/** Of its former slope, what a climb to a level has at most in the second half. */
const LEVELLED_SHARE = 0.5;
/** 95 % of a normal distribution lie within so many deviations. */
const DEVIATIONS = 1.96;

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How much a value tells of the next one, from 0 to almost 1. Samples of one heap are no strangers. */
function autocorrelation(residuals) {
  const sum = residuals.reduce((all, value) => all + value * value, 0);
  if (sum === 0) return 0;
  const beside = residuals.slice(1).reduce((all, value, i) => all + value * residuals[i], 0);
  return Math.min(0.95, Math.max(0, beside / sum));
}

/**
 * The line through points `[hours, megabytes]` by least squares: megabytes an hour, with the half of its 95 %
 * interval. The interval is wider where samples depend on the ones before.
 */
export function trendOf(points) {
  const x = mean(points.map(([hours]) => hours));
  const y = mean(points.map(([, size]) => size));
  const spread = points.reduce((sum, [hours]) => sum + (hours - x) ** 2, 0);
  const slope = points.reduce((sum, [hours, size]) => sum + (hours - x) * (size - y), 0) / spread;
  const residuals = points.map(([hours, size]) => size - y - slope * (hours - x));
  const variance = residuals.reduce((sum, value) => sum + value * value, 0) / (points.length - 2);
  const rho = autocorrelation(residuals);
  const error = Math.sqrt((variance / spread) * ((1 + rho) / (1 - rho)));
  return { slope, plusMinus: DEVIATIONS * error };
}

const afterWarmUp = (points) => points.slice(Math.floor(points.length * WARM_UP_SHARE));

/** The trend of one measure after the warm-up, and whether the memory is flat. */
export function judge(points) {
  const counted = afterWarmUp(points);
  const { slope, plusMinus } = trendOf(counted);
  const sizes = counted.map(([, size]) => size);
  const round = (value) => Math.round(value * 100) / 100;
  return {
    samples: counted.length,
    firstMb: round(sizes[0]),
    lastMb: round(sizes.at(-1)),
    mostMb: round(Math.max(...sizes)),
    mbAnHour: round(slope),
    plusMinus: round(plusMinus),
    isFlat: slope - plusMinus <= HARMLESS_MB,
  };
}

/**
 * As `judge`, for resident memory. It is a high-water mark: V8 and the allocator keep pages that they have
 * freed, so it climbs to a level and stays there while memory in use is flat. A leak climbs as fast at the end
 * as before; a climb that has slowed to less than half is one that ends.
 */
export function judgeHighWater(points) {
  const verdict = judge(points);
  const counted = afterWarmUp(points);
  const middle = Math.floor(counted.length / 2);
  const [before, after] = [counted.slice(0, middle), counted.slice(middle)].map(
    (half) => trendOf(half).slope,
  );
  const levelsOff = after < before * LEVELLED_SHARE;
  return { ...verdict, levelsOff, isFlat: verdict.isFlat || levelsOff };
}

/** A curve of at most twenty points: the mean of as many parts of the samples, in whole megabytes. */
export function curveOf(sizes) {
  const length = Math.max(1, Math.ceil(sizes.length / CURVE_POINTS));
  return Array.from({ length: Math.ceil(sizes.length / length) }, (_, i) =>
    Math.round(mean(sizes.slice(i * length, (i + 1) * length))),
  );
}
