import type { AnyRouteRef } from '@larder/contracts';
import { currentCustomer } from '@larder/contracts/customer';
import type { ClientRuntimeConfig } from '@larder/contracts/tenant';
import type { Feature, RouteEntry } from '../feature/define-feature.js';
import { compilePattern, type Params, type Pattern } from './pattern.js';

/** A route and the patterns that it matches. The first one is canonical. */
export interface Route extends RouteEntry {
  readonly patterns: readonly Pattern[];
}

export interface RouteMatch {
  readonly route: Route;
  readonly params: Params;
}

export interface RouteTable {
  readonly rows: readonly Route[];
  /** `path` without query and language prefix. */
  match(path: string): RouteMatch | undefined;
  find(ref: AnyRouteRef): Route | undefined;
}

/**
 * NAV-01…03: a page is served at its slug. Without a slug, it is served at its route name or, with a
 * suffix, at its configuration name. Without slug and suffix, it is served at both names where they
 * differ.
 */
export function pathsOf(ref: AnyRouteRef, slugs: Readonly<Record<string, string>>): string[] {
  if (ref.configName === '') return [ref.suffix === '' ? '/' : ref.suffix];
  const slug = slugs[ref.configName];
  if (slug) return [`/${slug}${ref.suffix}`];
  if (ref.suffix !== '') return [`/${ref.configName}${ref.suffix}`];
  return [...new Set([`/${ref.id}`, `/${ref.configName}`])];
}

export function buildRouteTable(
  features: readonly Feature[],
  tenant: ClientRuntimeConfig,
): RouteTable {
  const canSignIn = features.some((feature) =>
    feature.provides?.some(({ capability }) => capability.id === currentCustomer.id),
  );
  const rows = features
    .flatMap((feature) => feature.routes ?? [])
    .filter((entry) => entry.when(tenant))
    // In a shop without sign-in, no route leads to a page that requires it.
    .filter((entry) => canSignIn || entry.middleware !== 'require-login')
    .map((entry) => ({
      ...entry,
      // PLAT-21: unpublished content is rendered for one visitor and never cached.
      ...(tenant.cms.preview && entry.middleware === 'cacheable' && { middleware: undefined }),
      patterns: pathsOf(entry.ref, tenant.slugs).map(compilePattern),
    }))
    // NAV-07. Array sort is stable: equal priorities keep the order of the features.
    .sort((a, b) => b.priority - a.priority);
  const byId = new Map(rows.map((row) => [row.ref.id, row]));
  return Object.freeze({
    rows: Object.freeze(rows),
    find: (ref: AnyRouteRef) => byId.get(ref.id),
    match: (path: string) => {
      for (const route of rows)
        for (const pattern of route.patterns) {
          const params = pattern.match(path);
          if (params) return { route, params };
        }
      return undefined;
    },
  });
}
