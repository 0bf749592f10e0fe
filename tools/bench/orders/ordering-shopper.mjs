import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';

const TIMEOUT_MS = 30_000;
const REPEAT_MS = 500;
const GOODS_OF_AN_ORDER = 6;
const agent = new Agent({ connections: 256, headersTimeout: TIMEOUT_MS });

/**
 * A shopper who fills a cart, chooses a time slot and orders, repeatedly, with a pause between calls.
 */
export class OrderingShopper {
  #options;
  #cookies = new Map();

  constructor(options) {
    this.#options = options;
  }

  /** Shops while `goesOn` returns true. */
  async shop(goesOn) {
    // Shoppers do not start at the same moment.
    await wait(Math.random() * this.#options.think * 4);
    while (goesOn()) {
      this.#cookies.clear();
      await this.#order(goesOn).catch((error) => this.#options.tally.failed(error.message));
    }
  }

  async #order(goesOn) {
    const { goods, place, name } = this.#options;
    await this.#call('other', 'GET', '/api/csrf');
    await this.#call('cart', 'POST', '/api/carts/distribution-address', place);
    let cart;
    for (let i = 0; i < GOODS_OF_AN_ORDER || (cart && value(cart) < 3500 && i < 40); i += 1) {
      if (!goesOn()) return;
      const { sku, step } = goods[Math.floor(Math.random() * goods.length)];
      const body = { sku, quantity: step * (1 + Math.floor(Math.random() * 3)) };
      cart = (await this.#call('cart', 'POST', '/api/carts/items', body)) ?? cart;
    }
    await this.#call('cart', 'POST', '/api/carts/billing-address', billingOf(place, name));
    cart = await this.#chooseWindow(place);
    if (!cart || !(await this.#call('cart', 'POST', '/api/carts/finalize'))) return;
    const input = {
      cartId: cart.id,
      methodKey: this.#options.methodKey ?? 'payment-at-the-door',
      expectedTotal: cart.priceInfo.total,
    };
    const key = randomUUID();
    const placed = await this.#repeated(() =>
      this.#call('order', 'POST', '/api/checkout', input, key),
    );
    if (!placed) return;
    this.#options.tally.orders += 1;
    // Leads to the provider's page, in the browser.
    if (placed.redirectUrl) await this.#visit(placed.redirectUrl);
  }

  /** With `repeats`, what had no answer is sent again, as a browser does with the same key. */
  async #repeated(work) {
    for (let left = this.#options.repeats ?? 0; ; left -= 1) {
      try {
        return await work();
      } catch (error) {
        if (left === 0) throw error;
        await wait(REPEAT_MS);
      }
    }
  }

  async #chooseWindow({ deliveryAreaNumber }) {
    const query = `distributionType=DELIVERY&appointableId=${deliveryAreaNumber}`;
    const windows = await this.#call('windows', 'GET', `/api/capacity/window?${query}`);
    const free = (windows ?? []).filter(({ state }) => state !== 'full');
    const { id } = free[Math.floor(Math.random() * free.length)] ?? {};
    if (id === undefined) return this.#options.tally.refused('no window left');
    return this.#call('cart', 'POST', '/api/carts/distribution-time-slot', { id });
  }

  async #visit(address) {
    const { shop } = this.#options;
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { pathname, search } = new URL(address, shop.url);
    const options = { dispatcher: agent, headers: { host: shop.host, cookie } };
    const answer = await request(shop.url + pathname + search, options);
    await answer.body.dump();
    if (answer.statusCode >= 500) throw new Error(`GET ${pathname}: ${answer.statusCode}`);
  }

  /** The answer, or undefined when the call was refused. Throws when it failed. */
  async #call(kind, method, address, body, key) {
    const { shop, tally, think } = this.#options;
    const started = performance.now();
    const answer = await request(shop.url + address, {
      dispatcher: agent,
      method,
      headers: {
        host: shop.host,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': this.#cookies.get('XSRF-TOKEN') ?? '',
        'content-type': 'application/json',
        ...(key && { 'idempotency-key': key }),
      },
      body: method === 'GET' ? null : JSON.stringify(body ?? {}),
    });
    const text = await answer.body.text();
    tally.took(kind, performance.now() - started);
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name) this.#cookies.set(name, value);
    }
    await wait(think * (0.5 + Math.random()));
    if (answer.statusCode < 400) return JSON.parse(text);
    const { errorCode = '' } = JSON.parse(text);
    if (answer.statusCode >= 500)
      throw new Error(`${method} ${address.split('?')[0]}: ${answer.statusCode} ${errorCode}`);
    tally.refused(`${errorCode} at ${address.split('?')[0]}`);
    return undefined;
  }
}

const value = ({ priceInfo }) => priceInfo.orderValue;

/** The test shopper: the phone number is unassigned, the email's domain cannot exist. */
function billingOf({ streetName, streetNumber, postalCode, city, country, countryCode }, name) {
  return {
    firstName: 'Paula',
    lastName: 'Probe',
    phoneNumber: '+436641234567',
    email: `${name}@example.test`,
    streetName,
    streetNumber,
    postalCode,
    city,
    country,
    countryCode,
  };
}
