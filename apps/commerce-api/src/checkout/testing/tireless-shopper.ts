import { setTimeout as wait } from 'node:timers/promises';
import type { Cart } from '@larder/contracts/cart';
import type { CheckoutInput, CheckoutResult } from '@larder/contracts/checkout';
import type { CapacityWindow } from '@larder/contracts/distribution';
import { addresses, billing } from '../../ordering/testing/market.js';

export interface Acknowledged {
  readonly key: string;
  readonly request: CheckoutInput;
  readonly orderNumber: string;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const codeOf = ({ body }: Answer) => (body as { readonly errorCode?: string }).errorCode;

/** A shopper who orders again and again and repeats every call until somebody answers it. */
export class TirelessShopper {
  readonly acknowledged: Acknowledged[] = [];
  /** Checkouts begun, answered or not; a repeated call is the same one. */
  attempts = 0;
  readonly #origin: string;
  readonly #name: string;
  readonly #cookies = new Map<string, string>();
  #home = false;

  constructor(origin: string, name: string) {
    this.#origin = origin;
    this.#name = name;
  }

  async #once(method: string, path: string, body?: unknown, key?: string): Promise<Answer> {
    const answer = await fetch(this.#origin + path, {
      method,
      signal: AbortSignal.timeout(5_000),
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': this.#cookies.get('XSRF-TOKEN') ?? '',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) this.#cookies.set(name, value);
    }
    return { status: answer.status, body: await answer.json() };
  }

  /** Sends until it is answered by a server that works. */
  async #send(method: string, path: string, body?: unknown, key?: string): Promise<Answer> {
    while (!this.#home) {
      try {
        const answer = await this.#once(method, path, body, key);
        if (answer.status < 500) return answer;
      } catch {
        // The server was killed, or is not there yet.
      }
      // Eight who knock all the time would keep the server from starting.
      await wait(100);
    }
    throw new Error('The shopper went home without an answer');
  }

  async #chooseWindow(): Promise<Cart | undefined> {
    const query = 'distributionType=DELIVERY&appointableId=W1';
    const { body } = await this.#send('GET', `/api/capacity/window?${query}`);
    const windows = (body as CapacityWindow[]).filter(({ state }) => state !== 'full');
    const scarce = windows.filter(({ state }) => state === 'scarce');
    const offer = scarce.length > 0 && Math.random() < 0.5 ? scarce : windows;
    const id = offer[Math.floor(Math.random() * offer.length)]?.id;
    const answer = await this.#send('POST', '/api/carts/distribution-time-slot', { id });
    return answer.status === 200 ? (answer.body as Cart) : undefined;
  }

  async #order(key: string): Promise<void> {
    const item = await this.#send('POST', '/api/carts/items', { sku: 'juice', quantity: 20 });
    if (codeOf(item) === '3') await this.#send('POST', '/api/carts/reset');
    await this.#send('POST', '/api/carts/distribution-address', addresses.vienna);
    await this.#send('POST', '/api/carts/billing-address', billing);
    const cart = await this.#chooseWindow();
    if (!cart) return;
    const finalized = await this.#send('POST', '/api/carts/finalize');
    if (finalized.status !== 200 && codeOf(finalized) !== '3') return;
    const request: CheckoutInput = {
      cartId: cart.id,
      methodKey: 'payment-at-the-door',
      expectedTotal: cart.priceInfo.total,
    };
    this.attempts += 1;
    const answer = await this.#send('POST', '/api/checkout', request, key);
    const { orderNumber } = answer.body as CheckoutResult;
    if (orderNumber !== undefined) this.acknowledged.push({ key, request, orderNumber });
  }

  async shop(until: () => boolean): Promise<void> {
    await this.#send('GET', '/api/csrf');
    for (let round = 0; !until(); round += 1) await this.#order(`${this.#name}-order-${round}`);
  }

  /** Gives up whatever is under way. */
  goHome(): void {
    this.#home = true;
  }

  /** Sends an order again as it was sent; the order number that comes back. */
  async repeat({ request, key }: Acknowledged): Promise<string | undefined> {
    const { body } = await this.#send('POST', '/api/checkout', request, key);
    return (body as CheckoutResult).orderNumber;
  }
}
