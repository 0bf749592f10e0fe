/** At the latest so many days after a version came out, from docs/security/dependency-policy.md. */
export const LIMITS = { minor: 30, major: 90 };
const DAY = 24 * 60 * 60 * 1000;

/** The three numbers of a released version; undefined for previews. */
function numbersOf(version) {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return found?.slice(1).map(Number);
}

function isNewer(one, other) {
  const at = one.findIndex((number, place) => number !== other[place]);
  return at >= 0 && one[at] > other[at];
}

const daysSince = (date, now) => Math.floor((now - Date.parse(date)) / DAY);

/**
 * Updates of an installed package that wait for longer than their limit: of a kind, the oldest version counts,
 * because since then there was something to take. `times` has the date of each version, `latest` is what the
 * registry recommends: later versions are previews.
 */
export function lateUpdates({ name, current, latest, times }, now) {
  const installed = numbersOf(current);
  const newest = numbersOf(latest);
  if (!installed || !newest) return [];
  const newer = Object.entries(times)
    .map(([version, date]) => ({ version, date, numbers: numbersOf(version) }))
    .filter(({ numbers }) => numbers && isNewer(numbers, installed) && !isNewer(numbers, newest));
  return Object.entries(LIMITS).flatMap(([kind, limit]) => {
    const isMajor = kind === 'major';
    const found = newer
      .filter(({ numbers }) => numbers[0] > installed[0] === isMajor)
      .map(({ version, date }) => ({ version, days: daysSince(date, now) }))
      .sort((a, b) => b.days - a.days);
    const [first] = found;
    return first && first.days > limit ? [{ name, current, kind, limit, ...first }] : [];
  });
}

/** Whether `allowedVersions` has a version: `<21`, or one version alone. */
function isAllowed(allowed, version) {
  const bound = /^<(\d+)$/.exec(allowed)?.[1];
  return bound ? numbersOf(version)[0] < Number(bound) : allowed === version;
}

/** Why a rule of renovate.json holds a version back. One without a reason holds back nothing. */
export function reasonFor({ name, version }, { packageRules }) {
  const rule = packageRules.find(
    ({ description, matchPackageNames = [], enabled = true, allowedVersions = version }) =>
      description &&
      matchPackageNames.includes(name) &&
      (!enabled || !isAllowed(allowedVersions, version)),
  );
  return rule?.description;
}
