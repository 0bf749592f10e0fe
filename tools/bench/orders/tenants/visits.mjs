import { setTimeout as wait } from 'node:timers/promises';
import { CallingShopper, goodsOf } from './shopper-calls.mjs';

/** Visitors of one shop, each with a session, and a product that they put into their carts. */
export async function openShoppers(url, { host, shoppers }) {
  const opened = [];
  for (let i = 0; i < shoppers; i += 1) opened.push(await new CallingShopper(url, host).open());
  return { opened, goods: await goodsOf(opened[0]) };
}

/**
 * For so many seconds each visitor adds to the cart, reads it and reads a list, repeatedly, with a pause of
 * `pauseMs` between two calls. Returns the milliseconds of the answered calls, and how many were refused.
 */
export async function visit({ opened, goods: { sku, quantity } }, pauseMs, seconds) {
  const answered = [];
  let refused = 0;
  const end = performance.now() + seconds * 1000;
  const calls = [
    (shopper) => shopper.post('/api/carts/items', { sku, quantity }),
    (shopper) => shopper.get('/api/carts'),
    (shopper) => shopper.get('/api/products?limit=24'),
  ];
  const callInTurn = async (shopper) => {
    for (let i = 0; performance.now() < end; i += 1) {
      const began = performance.now();
      const { status } = await calls[i % calls.length](shopper);
      if (status < 300) answered.push(performance.now() - began);
      else refused += 1;
      // A refused visitor tries again later, as a browser does.
      await wait(status === 503 ? 200 : pauseMs);
    }
  };
  await Promise.all(opened.map(callInTurn));
  return { answered, refused };
}
