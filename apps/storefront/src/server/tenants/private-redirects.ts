import type { RedirectRules } from '@larder/contracts/content';
import type { Registry } from '@larder/platform';

/**
 * Redirect rules for the browser: the payload of a public page contains its redirect, but pages of one
 * visitor have no payload. `undefined` when no rule applies to them.
 */
export function privateRedirects(
  { routes }: Pick<Registry, 'routes'>,
  rules: RedirectRules | undefined,
): RedirectRules | undefined {
  const places = routes.rows
    .filter(({ middleware }) => middleware !== 'cacheable')
    .flatMap(({ patterns }) => patterns.map(({ source }) => source.replace(/[:*].*/, '')));
  /** A rule for a part of an address, or for more than it. */
  const concerns = (from: string) =>
    places.some((place) => from.startsWith(place) || place.startsWith(from));
  const of = (map: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(Object.entries(map).filter(([from]) => concerns(from)));
  const own = {
    oneToOne: of(rules?.oneToOne),
    manyToOne: of(rules?.manyToOne),
    manyToMany: of(rules?.manyToMany),
  };
  return Object.values(own).some((map) => Object.keys(map).length > 0) ? own : undefined;
}
