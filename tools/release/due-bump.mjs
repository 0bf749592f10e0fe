import { apiDiff } from 'api-smart-diff';
import { reportChanges } from './report-changes.mjs';

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

const withoutCondition = (line) => line.replace(/ if \w+(?=`$)/, '');
/** Allowed values by the name of what is exported: one more breaks nobody who sends or shows the others. */
const enumOf = (line) => /^- `(\w+): ZodMiniEnum<\{ (.*) \}>`$/.exec(line);

const valuesIn = (list) => list.split(';').map((one) => one.trim());

/** Whether another line says the same and more: of a flag that must be on, or of allowed values. */
function isKept(line, added) {
  const plain = withoutCondition(line);
  if (added.some((other) => withoutCondition(other) === plain)) return true;
  const [, name, values] = enumOf(line) ?? [];
  if (name === undefined) return false;
  return added.some((other) => {
    const [, same, all = ''] = enumOf(other) ?? [];
    return same === name && valuesIn(values).every((one) => valuesIn(all).includes(one));
  });
}

/** A list of what a feature declares, or of what the contracts export: a line of it says all. */
function listChanges(before, after) {
  const old = linesOf(before);
  const current = linesOf(after);
  const added = more(current, old);
  return [
    ...more(old, current).map((line) => ({
      bump: isKept(line, added) ? 'minor' : 'major',
      reason: `- ${line}`,
    })),
    ...added.map((line) => ({ bump: 'minor', reason: `+ ${line}` })),
  ];
}

/** Bump that a changed report needs: types where it has them, lines where it is a list. */
export function bumpOfReport(before, after) {
  const hasTypes = [before, after].some((report) => report.includes('```ts'));
  const changes = (hasTypes ? reportChanges : listChanges)(before, after);
  return {
    bump: largest(changes.map(({ bump }) => bump)),
    reasons: changes.map(({ reason }) => reason),
  };
}

const BUMP_OF = { breaking: 'major', 'non-breaking': 'minor', unclassified: 'patch' };

/**
 * What api-smart-diff takes for compatible and is not: an answer without a field that it may have had, a
 * field of another type, and a list of allowed values where there was none.
 */
function isOverlooked({ path, action }) {
  const [holder, last] = path.slice(-2);
  if (action === 'replace') return last === 'type';
  if (action === 'remove') return path[3] === 'responses' && holder === 'properties';
  return action === 'add' && path[3] !== 'responses' && holder === 'enum' && Number(last) === 0;
}

/** Bump that a changed contract document needs. Components count where a call uses them. */
export function bumpOfContract(before, after) {
  const changes = apiDiff(before, after)
    .filter(({ path, type }) => path[0] === 'paths' && type in BUMP_OF)
    .map((change) => (isOverlooked(change) ? { ...change, type: 'breaking' } : change));
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

/**
 * Bump that commit messages plan, as Nx reads them: `feat!` and a note of a breaking change, `feat`, `fix`;
 * others plan none.
 */
export const plannedBump = (messages) =>
  largest(
    messages.map((message) => {
      const [, type, isBreaking] = /^(\w+)(?:\([^)]*\))?(!)?:/.exec(message) ?? [];
      if (isBreaking || /^BREAKING[ -]CHANGE:/m.test(message)) return 'major';
      return { feat: 'minor', fix: 'patch' }[type] ?? 'none';
    }),
  );
