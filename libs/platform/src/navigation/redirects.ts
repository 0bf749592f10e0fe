import type { RedirectRules } from '@larder/contracts/content';

/**
 * NAV-59…63: target of a path, or `undefined`. The maps are tried in the order oneToOne, manyToOne,
 * manyToMany; the longest matching prefix wins; the query is kept. Only targets on this site are
 * followed, so that an editor's slip is not an open door.
 */
export function redirectOf(rules: RedirectRules, path: string, query: string): string | undefined {
  const target =
    own(rules.oneToOne, path) ??
    own(rules.manyToOne, longestPrefix(rules.manyToOne, path)) ??
    substituted(rules.manyToMany, path);
  if (target === undefined || target === path || !isSitePath(target)) return undefined;
  return query === '' ? target : `${target}${target.includes('?') ? '&' : '?'}${query}`;
}

/** A path of this site: one leading slash, no host, no scheme, no control characters. */
export function isSitePath(target: string): boolean {
  if (!/^\/(?![/\\])/.test(target) || /[\p{Cc}\\]/u.test(target)) return false;
  const site = 'http://site.invalid';
  try {
    const url = new URL(target, site);
    return url.origin === site && !url.pathname.startsWith('//');
  } catch {
    return false;
  }
}

function own(map: Readonly<Record<string, string>>, key: string | undefined): string | undefined {
  return key !== undefined && Object.hasOwn(map, key) ? map[key] : undefined;
}

function longestPrefix(map: Readonly<Record<string, string>>, path: string): string | undefined {
  return Object.keys(map)
    .filter((prefix) => path.startsWith(prefix))
    .sort((a, b) => b.length - a.length)[0];
}

function substituted(map: Readonly<Record<string, string>>, path: string): string | undefined {
  const prefix = longestPrefix(map, path);
  const target = own(map, prefix);
  return prefix === undefined || target === undefined
    ? undefined
    : target + path.slice(prefix.length);
}
