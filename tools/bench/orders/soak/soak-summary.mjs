import { execFileSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { root } from '../../../setup/bootstrap.mjs';
import { at } from '../tally.mjs';
import { curveOf, judge, judgeHighWater } from './memory-trend.mjs';

const JUDGES = { residentMb: judgeHighWater, heapMb: judge, externalMb: judge };

/** Memory of a process over the hours, by measure, with its curve: the mean of each twentieth of the run. */
const verdictOf = (samples, name) =>
  Object.fromEntries(
    Object.entries(JUDGES).map(([measure, judged]) => {
      const points = samples.map((sample) => [sample.seconds / 3600, sample[name][measure]]);
      return [measure, { ...judged(points), curve: curveOf(points.map(([, size]) => size)) }];
    }),
  );

/** The result of a run: rates, orders, times by kind of request, memory and whether it passed. */
export function summary(samples, tally, { minutes, ...rates }) {
  const memory = {
    storefront: verdictOf(samples, 'storefront'),
    backend: verdictOf(samples, 'backend'),
  };
  const counted = (map) => Object.fromEntries([...map].sort(([, a], [, b]) => b - a));
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  const times = Object.fromEntries(
    tally
      .times()
      .map(([kind, all]) => [
        kind,
        { count: all.length, p50Ms: Math.round(at(all, 0.5)), p99Ms: Math.round(at(all, 0.99)) },
      ]),
  );
  const isFlat = Object.values(memory)
    .flatMap((measures) => Object.values(measures))
    .every((measure) => measure.isFlat);
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: commit.trim(),
    minutes,
    machine: { processors: cpus().length, loadAtTheEnd: loadavg().map(Math.round) },
    ...rates,
    orders: tally.orders,
    times,
    memory,
    refusals: counted(tally.refusals),
    errors: counted(tally.errors),
    passed: isFlat && tally.errors.size === 0 && tally.orders > 0,
  };
}
