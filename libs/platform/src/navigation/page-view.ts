import type { PageModule, PageProps } from '../feature/page.js';
import type { Registry } from '../feature/assemble-registry.js';
import type { View } from '../render/app.js';
import { splitLocale } from './links/href.js';
import type { RouteMatch } from './route-table.js';

/** What a URL asks for: its path with and without the language, its query and its route. */
export interface Target {
  readonly path: string;
  readonly fullPath: string;
  readonly query: string;
  readonly match: RouteMatch | undefined;
}

export function targetOf(registry: Registry, url: string): Target {
  const [fullPath, query] = splitOnce(url, '?');
  const { path } = splitLocale(fullPath, registry.tenant.locales);
  return { path, fullPath, query, match: registry.routes.match(path) };
}

/** Loads the code of a page. */
export async function loadView(url: string, { route, params }: RouteMatch, query: string) {
  const module = (await route.page.load()) as PageModule<never>;
  // No call accepts text with NUL, and a URL must not cause an error.
  const search = new URLSearchParams(query.replaceAll('%00', ''));
  const props = { params, search } as PageProps<never>;
  const { ref, layout } = route;
  return { kind: 'page', url, routeId: ref.id, layout, module, props } satisfies View;
}

export function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)];
}
