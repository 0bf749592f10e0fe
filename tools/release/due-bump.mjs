import { apiDiff } from 'api-smart-diff';

/** Bumps by size; `none` where nothing that is published has changed. */
const BUMPS = ['none', 'patch', 'minor', 'major'];
export const largest = (bumps) => BUMPS[Math.max(0, ...bumps.map((bump) => BUMPS.indexOf(bump)))];
export const isSmaller = (bump, other) => BUMPS.indexOf(bump) < BUMPS.indexOf(other);

/** Lines of a report that say nothing of what others may rely on. */
const ASIDE = /^\s*(\/\/.*|import .*|>.*|#.*|```.*|[{}()[\];,]*|Written by .*)$/;

/** How often each line is in a report. */
function linesOf(report) {
  const counts = new Map();
  for (const line of report.split('\n'))
    if (!ASIDE.test(line)) counts.set(line.trim(), (counts.get(line.trim()) ?? 0) + 1);
  return counts;
}

const more = (counts, others) =>
  [...counts].filter(([line, count]) => count > (others.get(line) ?? 0)).map(([line]) => line);

/**
 * Bump that a changed report needs: a line that is gone can break others, a new one adds something. It knows
 * no types: a new member that others have to give looks like an addition, and is the reviewer's to see.
 */
export function bumpOfReport(before, after) {
  const [old, current] = [linesOf(before), linesOf(after)];
  const [gone, added] = [more(old, current), more(current, old)];
  const bump = gone.length > 0 ? 'major' : added.length > 0 ? 'minor' : 'none';
  return {
    bump,
    reasons: [...gone.map((line) => `- ${line}`), ...added.map((line) => `+ ${line}`)],
  };
}

const BUMP_OF = { breaking: 'major', 'non-breaking': 'minor', unclassified: 'patch' };

/** Bump that a changed contract document needs. Components count where a call uses them. */
export function bumpOfContract(before, after) {
  const changes = apiDiff(before, after).filter(
    ({ path, type }) => path[0] === 'paths' && type in BUMP_OF,
  );
  return {
    bump: largest(changes.map(({ type }) => BUMP_OF[type])),
    reasons: changes.map(
      ({ type, action, path }) => `${type}: ${action} ${path.slice(1).join(' ')}`,
    ),
  };
}

/** Bump from one version to the next: `1.0.0` and `1.1.0` are a minor apart. */
export function bumpBetween(from, to) {
  const [a, b] = [from, to].map((version) => version.split('-')[0].split('.').map(Number));
  const at = a.findIndex((part, i) => part !== b[i]);
  return at < 0 ? 'none' : ['major', 'minor', 'patch'][at];
}
