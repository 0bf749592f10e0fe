import type { CallSchemas } from '@larder/contracts';
import { cartCalls } from '@larder/contracts/cart';
import { checkoutCalls } from '@larder/contracts/checkout';
import { customerCalls } from '@larder/contracts/customer';
import { shoppingCalls } from '@larder/contracts/shopping';
import { standingOrderCalls } from '@larder/contracts/shopping/standing-orders';
import type { Check, CheckContext } from '../../run/check.js';
import { contractCalls, type ContractCall } from '../../run/contract-calls.js';
import { equals, Finding } from '../../run/finding.js';
import type { LooseArgs, Visitor } from '../../run/visitor.js';
import { customer } from '../../steps/customer.js';
import { errorCodeOf } from '../../steps/error-code.js';
import { put } from '../../steps/goods.js';
import { checkoutOf, newKey, placeOrder, readOrder } from '../../steps/orders.js';
import { sampleOf } from '../../steps/sample.js';
import { createStandingOrder } from '../../steps/standing-orders.js';

/** In place of the id of a thing that the shop does not have. */
const NONE = 'unknown';
const headers = { 'idempotency-key': newKey() };

/** Paths whose parameter names a thing of a customer, by what it names. */
const owned = [
  [/^\/api\/(customers\/)?orders\/:orderNumber/, 'order'],
  [/^\/api\/customers\/addresses\/:id/, 'address'],
  [/^\/api\/customers\/shopping-lists\/:id/, 'list'],
  [/^\/api\/customers\/standing-orders\/:id/, 'standing'],
  [/^\/api\/customers\/sessions\/:id/, 'session'],
  [/^\/api\/carts\/merge\/:id/, 'cart'],
] as const;
type Owned = (typeof owned)[number][1];

const thingOf = ({ call }: ContractCall) => owned.find(([path]) => path.test(call.path))?.[1];
/** Takes back the caller's own subscription only, and says the same when there is none. */
const HARMLESS = 'checkout.unsubscribeFromOrder';
const ownedCalls = contractCalls.filter(
  (one) => thingOf(one) && !one.wire.multipart && one.name !== HARMLESS,
);

/** Values of the other parameters of a path. */
const parameters: Readonly<Record<string, string>> = { kind: 'view', type: 'products' };

const needsCustomer = ({ wire, call }: ContractCall) =>
  wire.errorCodes?.includes('UNAUTHORIZED') === true && !wire.multipart && call.path !== '';
const customerOnly = contractCalls.filter(needsCustomer);

/** A shop whose customers do not sign in by phone has no such calls. */
const isMissing = ({ path }: ContractCall['call'], { status }: { readonly status: number }) =>
  status === 404 && path.startsWith('/api/customers/phone');

/** A request that the contract accepts, with these values of its path; undefined where none is found. */
function requestOf(wire: CallSchemas, values: (name: string) => string, path: string) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const body = wire.body && sampleOf(wire.body);
  const query = wire.query && sampleOf(wire.query);
  if ((wire.body && body === undefined) || (wire.query && query === undefined)) return undefined;
  const args: LooseArgs = {
    params: Object.fromEntries(names.map((name) => [name, values(name)])),
    ...(query !== undefined && { query: query as Record<string, unknown> }),
    ...(body !== undefined && { body }),
  };
  return args;
}

/** What a customer has that others try to reach. */
async function ownedResources(owner: Visitor, context: CheckContext) {
  const { streetName, streetNumber, postalCode, city, country, countryCode } =
    await context.shop.address();
  const place = { streetName, streetNumber, postalCode, city, country, countryCode };
  const address = await owner.ok(customerCalls.createDeliveryAddress, {
    body: { firstName: 'Eva', lastName: 'Gruber', ...place },
  });
  const list = await owner.ok(shoppingCalls.createShoppingList, { body: { name: 'Mine' } });
  const sessions = await owner.ok(customerCalls.getSessions);
  const { orderNumber } = await placeOrder(owner, context);
  const draft = await owner.send(standingOrderCalls.getStandingDraft, { query: { orderNumber } });
  // A shop without standing orders has none to protect.
  const standing = draft.status < 400 ? await createStandingOrder(owner, orderNumber) : undefined;
  const [product] = await context.shop.plain(1);
  const cart = product && (await put(owner, product, 1));
  const ids: Readonly<Record<Owned, string>> = {
    order: orderNumber,
    address: address.id,
    list: list.id,
    session: sessions[0]?.id ?? '',
    cart: cart?.id ?? '',
    standing: standing?.id ?? NONE,
  };
  return { ids, line: cart?.productLineItems[0]?.lineItemId ?? '', cart };
}

/** Calls by which a visitor reaches what is another's. */
async function reachedBy(
  stranger: Visitor,
  ids: Readonly<Record<Owned, string>>,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const one of ownedCalls) {
    const { name, call, wire } = one;
    const thing = thingOf(one);
    const ofOwner = thing === undefined ? '' : ids[thing];
    const isThing = (key: string) => key === 'orderNumber' || key === 'id';
    const args = requestOf(
      wire,
      (key) => (isThing(key) ? ofOwner : (parameters[key] ?? 'unknown')),
      call.path,
    );
    if (!args) continue;
    const answer = await stranger.send(call, args, { headers });
    const isRefused = [401, 403, 404].includes(answer.status);
    if (!isRefused) found.push(`${name} answers ${answer.status} ${errorCodeOf(answer) ?? ''}`);
  }
  return found;
}

export const ownerChecks: readonly Check[] = [
  {
    id: 'security.owners',
    title: 'nobody reads or changes what is another’s, by any call that names it',
    requirements: ['CUST-32', 'API-001'],
    profile: 'all',
    calls: ownedCalls.map(({ name }) => name),
    async run(context) {
      const owner = await customer(context, 0);
      const { ids, line, cart } = await ownedResources(owner, context);
      const guest = context.visitor();
      const [product] = await context.shop.plain(1);
      if (product) await put(guest, product, 1);
      const other = await customer(context, 1);
      if (product) await put(other, product, 1);
      const reached = [...(await reachedBy(guest, ids)), ...(await reachedBy(other, ids))];
      if (reached.length > 0) throw new Finding(reached.join('; '));
      const gone = { status: 404, code: 'NOT_FOUND' } as const;
      for (const stranger of [guest, other]) {
        await stranger.refused(cartCalls.removeItems, { query: { lineItemIds: line } }, gone);
        const mode = { body: { mode: 'ADDON', orderNumber: ids.order } };
        await stranger.refused(cartCalls.setCartMode, mode, gone);
        if (!cart) continue;
        const { args, more } = checkoutOf(cart, 'payment-at-the-door');
        await stranger.refused(checkoutCalls.postCheckout, args, { ...gone, ...more });
      }
      equals((await readOrder(owner, ids.order)).status, 'PLACED', 'status of the order');
      const { addresses } = await owner.ok(customerCalls.getCustomer);
      equals(
        addresses.some(({ id }) => id === ids.address),
        true,
        'the address is still there',
      );
      await owner.ok(checkoutCalls.cancelOrder, { params: { orderNumber: ids.order } });
      if (ids.standing !== NONE)
        await owner.ok(standingOrderCalls.removeStandingOrder, { params: { id: ids.standing } });
      await owner.ok(customerCalls.removeAddress, { params: { id: ids.address } });
      await owner.ok(shoppingCalls.removeShoppingList, { params: { id: ids.list } });
    },
  },
  {
    id: 'security.guests',
    title: 'every call that needs a customer refuses a guest with 401',
    requirements: ['CUST-14', 'CUST-31'],
    profile: 'all',
    calls: customerOnly.map(({ name }) => name),
    async run({ visitor }) {
      const guest = visitor();
      const open: string[] = [];
      for (const { name, call, wire } of customerOnly) {
        const args = requestOf(wire, (key) => parameters[key] ?? 'unknown', call.path);
        if (!args) continue;
        const answer = await guest.send(call, args, { headers });
        if (isMissing(call, answer)) continue;
        if (answer.status !== 401 || errorCodeOf(answer) !== 'UNAUTHORIZED')
          open.push(`${name} answers ${answer.status} ${errorCodeOf(answer) ?? ''}`);
      }
      if (open.length > 0) throw new Finding(open.join('; '));
    },
  },
];
