import * as z from 'zod/mini';
import { capability, eventRef, routeRef, extensionSlotRef } from '@larder/contracts';
import { renderPrivate, renderPublic } from '../server/render.js';
import type { Shop } from '../server/shop.js';
import { testTenant } from '../testing/tenant.js';
import type { FeatureContext } from './context.js';
import {
  block,
  defineFeature,
  contribute,
  on,
  provide,
  route,
  type Feature,
} from './define-feature.js';
import { eager } from './lazy.js';
import { createRegistry, RegistryError } from './registry.js';

const corner = extensionSlotRef<{ sku: string }>('corner');
const tile = extensionSlotRef<{ sku: string }>('tile', 'one');
const view = eager({ default: (_props: { sku: string }) => null });
const tenant = testTenant();

function feature(id: string, rest: Partial<Feature> = {}): Feature {
  return defineFeature({ id, enabled: () => true, ...rest });
}

describe('registry', () => {
  it('PLAT-10 drops features that the tenant does not have', () => {
    const off = feature('off', {
      enabled: (config) => config.featureJoe,
      contributions: [contribute(corner, view)],
    });
    const registry = createRegistry([off, feature('on')], tenant);
    expect(registry.features.map((one) => one.id)).toEqual(['on']);
    expect(registry.contributionsTo(corner)).toEqual([]);
  });

  it('orders the fills of a place, and matches places by id', () => {
    const first = contribute(corner, view, { order: 1 });
    const second = contribute(corner, view, { order: 2 });
    const registry = createRegistry(
      [feature('a', { contributions: [second] }), feature('b', { contributions: [first] })],
      tenant,
    );
    expect(registry.contributionsTo(extensionSlotRef('corner'))).toEqual([first, second]);
  });

  it('leaves out a contribution whose tenant condition does not hold', () => {
    const rare = contribute(corner, view, { when: (config) => config.wallet });
    const registry = createRegistry(
      [feature('a', { contributions: [rare] })],
      testTenant({ wallet: false }),
    );
    expect(registry.contributionsTo(corner)).toEqual([]);
  });

  it.each([
    ['a feature twice', [feature('a'), feature('a')], 'feature a is there twice'],
    [
      'a missing requirement',
      [feature('a', { requires: ['b'] })],
      'feature a needs b, which is off',
    ],
    [
      'two fills of a place for one',
      [
        feature('a', { contributions: [contribute(tile, view)] }),
        feature('b', { contributions: [contribute(tile, view)] }),
      ],
      'extension slot tile takes one contribution and has 2',
    ],
    [
      'a capability of two owners',
      ['a', 'b'].map((id) =>
        feature(id, { provides: [provide(capability<string>('x'), () => id)] }),
      ),
      'capability x is provided 2 times',
    ],
  ])('refuses %s, naming the tenant and the reason', (_name, features, reason) => {
    expect(() => createRegistry(features, tenant)).toThrow(RegistryError);
    expect(() => createRegistry(features, tenant)).toThrow(`tenant test: ${reason}`);
  });

  it('keeps two tenants of one process apart', () => {
    const shop = feature('shop', {
      enabled: (config) => config.featureCartCheckout,
      contributions: [contribute(corner, view)],
    });
    const first = createRegistry([shop], tenant);
    const second = createRegistry([shop], testTenant({ featureCartCheckout: false }));
    expect(first.contributionsTo(corner)).toHaveLength(1);
    expect(second.contributionsTo(corner)).toHaveLength(0);
  });

  it('is frozen: nothing registers itself later', () => {
    const registry = createRegistry([feature('a')], tenant);
    expect(Object.isFrozen(registry)).toBe(true);
    expect(Object.isFrozen(registry.features)).toBe(true);
    expect(Object.isFrozen(registry.routes.rows)).toBe(true);
  });
});

/** Compiled, never run: what must not type-check. */
export function typeTests() {
  const wrong = eager({ default: (_props: { sku: number }) => null });
  // @ts-expect-error a component must take what the place gives
  contribute(corner, wrong);
  // @ts-expect-error a capability must be what its token says
  provide(capability<() => void>('x'), () => 7);
  on(eventRef<{ id: string }>('e'), (payload) => payload.id.length);
  // @ts-expect-error an event's payload has its own shape
  on(eventRef<{ id: string }>('e'), (payload: { id: number }) => payload.id);
  const page = eager({
    default: (_props: { params: { slug: string }; search: URLSearchParams }) => null,
  });
  // @ts-expect-error a page must get its parameters from its route
  route(routeRef('plain'), page);
}

export function contextTypeTests(context: FeatureContext, shop: Shop) {
  const byId = routeRef<{ id: string }>('thing', { suffix: '/:id' });
  void context.href(byId, { id: 'a' })?.length;
  // @ts-expect-error an address is absent where the feature is off
  void context.href(byId, { id: 'a' }).length;
  // @ts-expect-error an address needs the parameters of its route
  void context.href(byId, { slug: 'a' });
  const cut = capability<(text: string) => string>('cut');
  void context.getCapability(cut)?.('a').length;
  // @ts-expect-error an ability is absent where its feature is off
  context.getCapability(cut)('a');
  // @ts-expect-error the payload has the type of the event
  context.emit(eventRef<{ id: string }>('e'), { id: 7 });
  // @ts-expect-error a place is prepared with the properties that it gives
  void context.prepareSlot(corner, [{ nothing: 'of it' }]);
  const fields = eager({ schema: z.object({ text: z.string() }) });
  block('note', eager({ default: (_props: { fields: { text: string } }) => null }), fields);
  // @ts-expect-error a block is given the fields that its schema has parsed
  block('note', eager({ default: (_props: { fields: { text: number } }) => null }), fields);
  // @ts-expect-error a page for everybody has no parameter for what its visitor brings
  void renderPublic(shop, '/', 'session=1');
  // @ts-expect-error a page for one visitor is not made without knowing which
  void renderPrivate(shop, '/');
}
