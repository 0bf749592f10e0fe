import type { RedirectRules } from '@larder/contracts/content';
import { isSitePath } from './links/site-path.js';

/**
 * NAV-59…63: redirect target of a path, or `undefined`. The maps are tried in the order oneToOne,
 * manyToOne, manyToMany; the longest matching prefix wins; the query is kept. Only targets on this site
 * are followed, so that an editor's mistake does not become an open redirect.
 */
export function redirectOf(rules: RedirectRules, path: string, query: string): string | undefined {
  // Properties of every object, such as `constructor`, are not redirects.
  const target =
    rules.oneToOne[path] ??
    longestPrefix(rules.manyToOne, path)?.[1] ??
    substituted(rules.manyToMany, path);
  if (target === undefined || target === path || !isSitePath(target)) return undefined;
  return query === '' ? target : `${target}${target.includes('?') ? '&' : '?'}${query}`;
}

/** The rule with the longest prefix that matches the path. */
function longestPrefix(map: Readonly<Record<string, string>>, path: string) {
  return Object.entries(map)
    .filter(([prefix]) => path.startsWith(prefix))
    .sort(([a], [b]) => b.length - a.length)[0];
}

function substituted(map: Readonly<Record<string, string>>, path: string): string | undefined {
  const rule = longestPrefix(map, path);
  return rule && rule[1] + path.slice(rule[0].length);
}
