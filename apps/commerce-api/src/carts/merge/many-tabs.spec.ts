import type { Cart } from '@larder/contracts/cart';
import * as fc from 'fast-check';
import { readNumber } from '../../checkout/testing/rival-shoppers.js';
import { ok, put, createTestShop } from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const skus = ['juice', 'wine', 'rice'] as const;
type Sku = (typeof skus)[number];
type Step =
  | { readonly kind: 'set'; readonly sku: Sku; readonly quantity: number }
  | { readonly kind: 'remove'; readonly sku: Sku }
  | { readonly kind: 'crates'; readonly desired: boolean };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('set' as const),
    sku: fc.constantFrom(...skus),
    quantity: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ kind: fc.constant('remove' as const), sku: fc.constantFrom(...skus) }),
  fc.record({ kind: fc.constant('crates' as const), desired: fc.boolean() }),
);

/** A step as it was sent, and the cart of its response. */
interface Done {
  readonly step: Step;
  /** The line that a removal named: the one that the tab had on screen. */
  readonly line: string;
  readonly cart: Cart;
}

/** A tab that runs its steps, each based on the previous response. */
async function tab(client: TestClient, steps: readonly Step[], first: Cart): Promise<Done[]> {
  const done: Done[] = [];
  let cart = first;
  for (const each of steps) {
    const line = lineOf(cart, 'sku' in each ? each.sku : 'juice') ?? 'none';
    cart = ok(await send(client, each, line));
    done.push({ step: each, line, cart });
  }
  return done;
}

function send(client: TestClient, each: Step, line: string) {
  if (each.kind === 'crates')
    return client.post<Cart>('/api/carts/crate-deposit-desired', {
      crateDepositDesired: each.desired,
    });
  if (each.kind === 'set')
    return client.post<Cart>('/api/carts/items', { sku: each.sku, quantity: each.quantity });
  return client.delete<Cart>(`/api/carts/items/multiple?lineItemIds=${line}`);
}

const lineOf = (cart: Cart, sku: string) =>
  cart.productLineItems.find(({ product }) => product.sku === sku)?.lineItemId;

const shownBy = (cart: Cart) => ({
  lines: cart.productLineItems
    .map(({ lineItemId, product, quantity }) => ({ lineItemId, sku: product.sku, quantity }))
    .sort((one, other) => (one.sku < other.sku ? -1 : 1)),
  crates: cart.crateDepositDesired,
});

/** What a cart shows after a step, done alone; the id of a new line is the cart's own. */
function after(before: ReturnType<typeof shownBy>, { step: each, line, cart }: Done) {
  if (each.kind === 'crates') return { ...before, crates: each.desired };
  if (each.kind === 'remove')
    return { ...before, lines: before.lines.filter(({ lineItemId }) => lineItemId !== line) };
  const { sku, quantity } = each;
  const known = before.lines.find((one) => one.sku === sku);
  const lineItemId = known?.lineItemId ?? lineOf(cart, sku) ?? 'none';
  const others = before.lines.filter((one) => one.sku !== sku);
  const lines = [...others, { lineItemId, sku, quantity }];
  return { ...before, lines: lines.sort((one, other) => (one.sku < other.sku ? -1 : 1)) };
}

it('R8 concurrent changes from several tabs give the same responses as some serial order', async () => {
  const tabs = readNumber(20, 6);
  const maxSteps = 5;
  const runs = readNumber(100, 4);
  const stepsByTab = fc.array(fc.array(step, { minLength: 1, maxLength: maxSteps }), {
    minLength: tabs,
    maxLength: tabs,
  });
  await fc.assert(
    fc.asyncProperty(stepsByTab, async (all) => {
      const client = shop.client();
      const first = await put(client, 'juice', 6);
      const done = (await Promise.all(all.map((steps) => tab(client, steps, first)))).flat();
      done.sort((one, other) => one.cart.version - other.cart.version);
      // No change was lost or applied twice.
      expect(done.map(({ cart }) => cart.version)).toEqual(
        done.map((_, at) => first.version + 1 + at),
      );
      let shown = shownBy(first);
      for (const one of done) {
        shown = after(shown, one);
        expect(shownBy(one.cart)).toEqual(shown);
      }
      expect(shownBy(ok(await client.get<Cart>('/api/carts')))).toEqual(shown);
    }),
    { numRuns: runs },
  );
}, 600_000);
