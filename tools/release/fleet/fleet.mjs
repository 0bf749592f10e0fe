import { addresses, addSlotCapacity, products } from '../../bench/orders/market-data.mjs';
import { OrderingShopper } from '../../bench/orders/ordering-shopper.mjs';
import { startBalancer } from './balancer.mjs';
import { startMember } from './member.mjs';

export const HOST = 'gruenmarkt.localhost';
const SHOPPERS = 6;
const THINK_MS = 100;
const API = 'apps/commerce-api/dist/main.js';
const STOREFRONT = 'apps/storefront/dist/server/main.js';

/**
 * Two backends and two storefronts, each pair behind a balancer. Each is passed to `opened`, which stops it
 * at the end; `envOf` gives the settings of the nth of a kind, for the address of the backends; `output` takes logs,
 * `folder` is that of another build.
 */
export async function startMembers(opened, envOf, output, folder) {
  const front = opened(await startBalancer());
  const back = opened(await startBalancer());
  // Both migrate the empty database at the same time; one of them waits.
  const starts = await Promise.allSettled(
    [0, 1].map((nth) => startMember(back, API, envOf('backend', nth, back.url), output, folder)),
  );
  for (const { value } of starts) if (value) opened(value);
  const apis = starts.map(({ value, reason }) => {
    if (!value) throw reason;
    return value;
  });
  const hosts = [];
  for (const nth of [0, 1]) {
    const env = envOf('storefront', nth, back.url);
    hosts.push(opened(await startMember(front, STOREFRONT, env, output, folder)));
  }
  return { apis, hosts, members: [...apis, ...hosts], shop: { url: front.url, host: HOST } };
}

/** Shoppers of the fleet: `order` lets them order while `goesOn` returns true. The first pays by card. */
export async function shoppersOf(shop, databaseUrl) {
  await addSlotCapacity(databaseUrl, SHOPPERS);
  const goods = await products(shop, 40);
  const places = await addresses(shop);
  const order = (options, goesOn) =>
    Promise.all(
      Array.from({ length: SHOPPERS }, (_, i) =>
        new OrderingShopper({
          shop,
          goods,
          place: places[i % places.length],
          think: THINK_MS,
          ...options,
          name: `rehearsal-${i}`,
          ...(i === 0 && { methodKey: 'credit-cards' }),
        }).shop(goesOn),
      ),
    );
  return { goods, order };
}
