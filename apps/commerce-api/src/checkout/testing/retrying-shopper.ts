import { setTimeout as wait } from 'node:timers/promises';
import type { Cart } from '@larder/contracts/cart';
import type { CheckoutInput, CheckoutResult } from '@larder/contracts/checkout';
import type { TimeSlot } from '@larder/contracts/distribution';
import { addresses, billing } from '../../ordering/testing/test-shop.js';
import type { Behaviour } from '../../payments/providers/simulator/test-cards.js';
import { testCards } from '../../payments/providers/simulator/test-cards.js';

export interface Acknowledged {
  readonly key: string;
  /** Of the browser that sent it. */
  readonly cookies: Cookies;
  readonly request: CheckoutInput;
  readonly orderNumber: string;
}

type Cookies = Map<string, string>;

/** How a shopper pays: on handover, or by a card with a given behaviour. */
const paymentMethods: readonly (Behaviour | undefined)[] = [
  undefined,
  'success',
  'doubled',
  'disordered',
  'late',
  'decline',
  'silent',
] as const;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const codeOf = ({ body }: Answer) => (body as { readonly errorCode?: string }).errorCode;

/** A shopper who places orders repeatedly and retries every call until it succeeds. */
export class RetryingShopper {
  readonly acknowledged: Acknowledged[] = [];
  /** Checkouts begun, answered or not; a repeated call is the same one. */
  attempts = 0;
  readonly #origin: string;
  readonly #name: string;
  #cookies: Cookies = new Map();
  #home = false;

  readonly #paysByCard: boolean;

  constructor(origin: string, name: string, { paysByCard = false } = {}) {
    this.#origin = origin;
    this.#name = name;
    this.#paysByCard = paysByCard;
  }

  async #once(
    [method, path, body, key]: readonly [string, string, unknown, string | undefined],
    cookies: Cookies,
  ): Promise<Answer> {
    const answer = await fetch(this.#origin + path, {
      method,
      signal: AbortSignal.timeout(5_000),
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
    return { status: answer.status, body: await answer.json() };
  }

  async #send(method: string, path: string, body?: unknown, key?: string): Promise<Answer> {
    return this.#until(() => this.#once([method, path, body, key], this.#cookies));
  }

  /** Tries until it is answered by a server that works. */
  async #until<T extends { readonly status: number }>(ask: () => Promise<T>): Promise<T> {
    while (!this.#home) {
      try {
        const answer = await ask();
        if (answer.status < 500) return answer;
      } catch {
        // The server was killed, or is not there yet.
      }
      // Eight who knock all the time would keep the server from starting.
      await wait(100);
    }
    throw new Error('The shopper went home without an answer');
  }

  /** Opens a page or submits its form; returns the path of its redirect. */
  async #visit(path: string, form?: Readonly<Record<string, string>>): Promise<string | undefined> {
    const { headers } = await this.#until(() =>
      fetch(this.#origin + path, {
        redirect: 'manual',
        signal: AbortSignal.timeout(5_000),
        headers: {
          cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      }),
    );
    const location = headers.get('location');
    return location === null ? undefined : new URL(location, this.#origin).pathname;
  }

  /** Pays on the provider's page and returns, or leaves the rest to the webhooks. */
  async #pay(redirectUrl: string, behaviour: Behaviour): Promise<void> {
    const page = await this.#visit(redirectUrl);
    if (page?.startsWith('/api/payment-simulator/') !== true) return;
    await this.#visit(page, { action: 'pay', number: testCards[behaviour], expiry: '12/49' });
    if (Math.random() < 0.5) await this.#visit(redirectUrl.replace(/start$/, 'return'));
  }

  async #chooseWindow(): Promise<Cart | undefined> {
    const query = 'distributionType=DELIVERY&appointableId=W1';
    const { body } = await this.#send('GET', `/api/capacity/window?${query}`);
    const timeSlots = (body as TimeSlot[]).filter(({ state }) => state !== 'full');
    const scarce = timeSlots.filter(({ state }) => state === 'scarce');
    const offer = scarce.length > 0 && Math.random() < 0.5 ? scarce : timeSlots;
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
    const method = this.#paysByCard
      ? paymentMethods[Math.floor(Math.random() * paymentMethods.length)]
      : undefined;
    const request: CheckoutInput = {
      cartId: cart.id,
      methodKey: method === undefined ? 'payment-at-the-door' : 'credit-cards',
      expectedTotal: cart.priceInfo.total,
    };
    this.attempts += 1;
    const answer = await this.#send('POST', '/api/checkout', request, key);
    const { orderNumber, redirectUrl } = answer.body as CheckoutResult;
    if (orderNumber === undefined) return;
    this.acknowledged.push({ key, request, orderNumber, cookies: this.#cookies });
    if (method === undefined || redirectUrl === undefined) return;
    await this.#pay(redirectUrl, method);
    // Runs in the background while the shopper continues as a new visitor.
    this.#cookies = new Map();
    await this.#send('GET', '/api/csrf');
  }

  async shop(until: () => boolean): Promise<void> {
    await this.#send('GET', '/api/csrf');
    for (let round = 0; !until(); round += 1) await this.#order(`${this.#name}-order-${round}`);
  }

  /** Aborts everything in progress. */
  goHome(): void {
    this.#home = true;
  }

  /** Sends the same order again; returns its order number. */
  async repeat({ request, key, cookies }: Acknowledged): Promise<string | undefined> {
    const call = ['POST', '/api/checkout', request, key] as const;
    const { body } = await this.#until(() => this.#once(call, cookies));
    return (body as CheckoutResult).orderNumber;
  }
}
