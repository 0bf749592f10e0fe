import { extensionSlotRef, routeRef } from '@larder/contracts';
import { testTenant } from '../testing/tenant.js';
import { contribute, defineFeature, route } from './define-feature.js';
import { eager } from './lazy.js';
import { overrideContribution, overridePage } from './override-feature.js';
import { createRegistry } from './registry.js';

const tile = extensionSlotRef<{ sku: string }>('tile', 'one');
const badges = extensionSlotRef<{ sku: string }>('badges');
const thing = routeRef('thing');
const component = () => eager({ default: (_props: { sku: string }) => null });
const page = () => eager({ default: () => null });

const own = { tile: component(), badge: component(), page: page() };
const shop = defineFeature({
  id: 'shop',
  enabled: () => true,
  routes: [route(thing, own.page, { middleware: 'cacheable' })],
  contributions: [contribute(tile, own.tile), contribute(badges, own.badge, { order: 7 })],
});
const registryOf = (feature: typeof shop) => createRegistry([feature], testTenant());

describe('a host that overrides a part of a feature', () => {
  it('shows its own component in the slot, which still takes one contribution', () => {
    const other = component();
    const registry = registryOf(overrideContribution(shop, tile, other));
    expect(registry.contributionsTo(tile).map(({ module }) => module)).toEqual([other]);
    expect(registry.contributionsTo(badges).map(({ module }) => module)).toEqual([own.badge]);
  });

  it('keeps order and flags of the contribution', () => {
    const [entry] = registryOf(overrideContribution(shop, badges, component())).contributionsTo(
      badges,
    );
    expect(entry?.order).toBe(7);
  });

  it('shows its own page with the middleware of the route', () => {
    const other = page();
    const { routes = [] } = overridePage(shop, thing, other);
    expect(routes).toEqual([{ ...shop.routes?.[0], page: other }]);
  });

  it('changes nothing for a host that takes the feature as it is', () => {
    overrideContribution(shop, tile, component());
    expect(
      registryOf(shop)
        .contributionsTo(tile)
        .map(({ module }) => module),
    ).toEqual([own.tile]);
  });

  it('fails when there is nothing to override', () => {
    const missing = extensionSlotRef<{ sku: string }>('corner');
    expect(() => overrideContribution(shop, missing, component())).toThrow(
      'shop does not contribute to corner',
    );
    expect(() => overridePage(shop, routeRef('gone'), page())).toThrow('shop has no route gone');
  });
});

/** Compiled, never run. */
export function typeTests() {
  const wrong = eager({ default: (_props: { sku: number }) => null });
  // @ts-expect-error the component must accept the props of the slot
  overrideContribution(shop, tile, wrong);
}
