import { routeRef } from '@larder/contracts';
import {
  currentCustomer,
  favoriteProductsRoute,
  loginRoute,
  profileRoute,
  type Customer,
} from '@larder/contracts/customer';
import { defineFeature, provide, route, type Middleware } from '../feature/define-feature.js';
import { eager } from '../feature/lazy.js';
import { createRegistry } from '../feature/registry.js';
import { followSession } from '../browser/follow-session.js';
import type { NavigationState } from '../browser/navigator.js';
import { requireLogin } from './require-login.js';
import { renderInHost } from '../testing/render-in-host.js';
import { testTenant } from '../testing/tenant.js';

const page = eager({ default: () => null });
const guarded = { middleware: 'require-login' } as const;
const ann = { email: 'ann@example.com' } as Customer;

/** A fake customer feature, controlled by the test. */
function fakeCustomer(first?: Customer) {
  const state = { customer: first, isSettled: first !== undefined };
  const listeners = new Set<() => void>();
  /** Notifies of a change, which need not be the end of the first fetch. */
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  const set = (customer: Customer | undefined) => {
    Object.assign(state, { customer, isSettled: true });
    notify();
  };
  const feature = defineFeature({
    id: 'customer',
    enabled: (config) => config.featureCustomer,
    routes: [route(loginRoute, page), route(profileRoute, page, guarded)],
    provides: [
      provide(currentCustomer, () => ({
        get: () => state.customer,
        settled: () => state.isSettled,
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      })),
    ],
  });
  return { feature, set, notify };
}
const favourites = defineFeature({
  id: 'favourites',
  enabled: () => true,
  routes: [route(favoriteProductsRoute, page, guarded), route(routeRef('open'), page)],
});
const login = (returnUrl: string) =>
  `"to":"/login?returnUrl=${encodeURIComponent(returnUrl)}&authRequired=true"`;

describe('a page that requires a login', () => {
  const open = (url: string, played: ReturnType<typeof fakeCustomer>) =>
    renderInHost({ features: [played.feature, favourites], url });

  it('NAV-64 CUST-34 redirects a guest to the login page, with the whole path to return to', async () => {
    const guest = fakeCustomer();
    guest.set(undefined);
    await expect(open('/profile/orders?page=2', guest)).rejects.toThrow(
      login('/profile/orders?page=2'),
    );
  });

  it('NAV-64 CUST-34 opens for a customer', async () => {
    expect((await open('/profile/orders', fakeCustomer(ann))).status).toBe(200);
  });

  it('NAV-64 leaves other pages open', async () => {
    expect((await open('/open', fakeCustomer())).status).toBe(200);
  });

  it.each([
    ['goes on for a customer', ann, 'opened'],
    ['turns a guest away', undefined, 'refused'],
  ])('NAV-65 waits for the first fetch of the customer and %s', async (_case, customer, end) => {
    const played = fakeCustomer();
    const outcome = jest.fn();
    const opening = open('/favorite-products', played).then(
      () => outcome('opened'),
      () => outcome('refused'),
    );
    await new Promise((done) => setTimeout(done, 20));
    played.notify();
    await new Promise((done) => setTimeout(done, 20));
    expect(outcome).not.toHaveBeenCalled();
    played.set(customer);
    await opening;
    expect(outcome).toHaveBeenCalledWith(end);
  });

  it('NAV-84 is neither available nor linked where login is not available', async () => {
    const { feature } = fakeCustomer();
    const tenant = testTenant({ featureCustomer: false });
    const { routes } = createRegistry([feature, favourites], tenant);
    expect(routes.rows.map(({ ref }) => ref.id)).toEqual(['open']);
    const { context, status } = await renderInHost({
      features: [feature, favourites],
      tenant,
      url: '/profile',
    });
    expect(status).toBe(404);
    expect(context.href(favoriteProductsRoute, {})).toBeUndefined();
  });
});

it.each([
  ['an account', { provides: [] }],
  ['a login page', { routes: [] }],
])('NAV-84 a page that requires a login is not found in a shop without %s', async (_name, less) => {
  const feature = defineFeature({ ...fakeCustomer(ann).feature, ...less });
  const { context } = await renderInHost({ features: [feature], element: <p>page</p> });
  await expect(requireLogin(context, '/profile?a=1')).rejects.toMatchObject({
    status: 404,
    message: 'Page Not Found: /profile?a=1',
  });
});

describe('the end of a session', () => {
  const end = async (routeId: string, url: string, first: Customer | undefined = ann) => {
    const played = fakeCustomer(first);
    const host = await renderInHost({
      features: [played.feature, favourites],
      element: <p>page</p>,
    });
    const registry = createRegistry([played.feature, favourites], testTenant());
    const view = { kind: 'page', routeId, url };
    const stop = followSession(registry, host.context, {
      state: () => ({ view }) as NavigationState,
    });
    played.set({ ...ann });
    expect(host.opened).toEqual([]);
    played.set(undefined);
    stop();
    played.set(ann);
    played.set(undefined);
    return host.opened;
  };

  it.each([
    ['NAV-67 ERR-12 on a profile page', 'profile', '/profile/wallet?a=b'],
    ['NAV-68 on the favourites page', 'favorite-products', '/favorite-products'],
  ])('%s leads to the login page and back', async (_case, routeId, url) => {
    expect(await end(routeId, url)).toEqual([
      `/login?returnUrl=${encodeURIComponent(url)}&authRequired=true`,
    ]);
  });

  it('NAV-67 on any other page leads nowhere', async () => {
    expect(await end('open', '/open')).toEqual([]);
  });
});

it('NAV-83 a route that names a middleware which is not there is an error', () => {
  const odd = defineFeature({
    id: 'odd',
    enabled: () => true,
    routes: [route(routeRef('odd'), page, { middleware: 'members-only' as Middleware })],
  });
  expect(() => createRegistry([odd], testTenant())).toThrow(
    'route odd names the unknown middleware members-only',
  );
});
