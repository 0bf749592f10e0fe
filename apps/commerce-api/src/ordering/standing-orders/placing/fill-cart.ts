import { randomUUID } from 'node:crypto';
import type { RefusedItem } from '@larder/contracts/cart';
import { lineDeposit, lineTotal, perPiecePrice, priceFor } from '@larder/pricing';
import { avoidedOf } from '../../../carts/allergens/warning.js';
import { setDistributionAddress } from '../../../carts/distribution/distribution.js';
import { setItems } from '../../../carts/lines/items.js';
import { readGoods } from '../../../carts/lines/goods.js';
import { loadState, withPatch } from '../../../carts/change-cart.js';
import { newCart } from '../../../carts/repository.js';
import { setSubstitution } from '../../../carts/settings.js';
import type { CartState } from '../../../carts/state.js';
import { readCartById } from '../../../carts/stored-cart.js';
import { carts } from '../../../carts/tables.js';
import type { UnitOfWork } from '../../unit-of-work.js';
import { findSubstitute } from '../../../orders/fulfilment/find-substitute.js';
import type { StandingRow } from '../tables.js';

/** A cart of its own for one day: it is nobody's current cart, and the order's from the start. */
async function createOwnCart(work: UnitOfWork, row: StandingRow): Promise<CartState> {
  const id = randomUUID();
  const { customerId, billingAddress, substitution } = row;
  const session = `${work.session}:${row.nextDate}`;
  await work.db
    .insert(carts)
    .values({ ...newCart({ ...work, session }, id), customerId, billingAddress, substitution });
  return loadState(work, await readCartById(work, id));
}

export interface FilledCart {
  readonly cart: CartState;
  /** Names of products that are not in it. */
  readonly missing: readonly string[];
  /** Names of products that came in place of others. */
  readonly replaced: readonly (readonly [wanted: string, substitute: string])[];
}

/** The day's cart with address and products; what cannot be had is replaced or left out. */
export async function fillOwnCart(work: UnitOfWork, row: StandingRow): Promise<FilledCart> {
  const created = await createOwnCart(work, row);
  const there = await setDistributionAddress(work, created, row.distributionAddress);
  const items = row.items.map(({ sku, quantity, confirmed }) => ({
    sku,
    quantity,
    ...(confirmed && { confirmedAllergens: confirmed }),
  }));
  const filled = await setItems(work, there, items);
  const missing: string[] = [];
  const replaced: [string, string][] = [];
  let cart: CartState = filled;
  for (const refused of filled.refused) {
    const name = refused.name ?? refused.sku;
    const substitute = await replace(work, { cart, row, refused });
    if (!substitute) missing.push(name);
    else {
      replaced.push([name, substitute.name]);
      cart = substitute.cart;
    }
  }
  return { cart: await withPreferences(work, cart, row), missing, replaced };
}

interface Refusal {
  readonly cart: CartState;
  readonly row: StandingRow;
  readonly refused: RefusedItem;
}

/** Puts a similar product in at no higher price, where the customer wants that. */
async function replace(work: UnitOfWork, { cart, row, refused: { sku, quantity } }: Refusal) {
  const item = row.items.find((one) => one.sku === sku);
  if ((item?.substitution ?? row.substitution) !== 'SIMILAR') return undefined;
  const goods = (await readGoods(work, cart.revision, [sku])).get(sku);
  if (!goods) return undefined;
  const { product } = goods;
  const price = priceFor(product, cart.customer.isMember);
  const shopper = { customerId: row.customerId, avoided: avoidedOf(cart.allergenProfile) };
  const found = await findSubstitute(work, shopper, {
    lineItemId: sku,
    product,
    quantity,
    perPiecePrice: perPiecePrice(product, price),
    lineTotal: lineTotal(product, quantity, price),
    lineDeposit: lineDeposit(product, quantity),
  });
  if (!found || row.items.some((one) => one.sku === found.sku)) return undefined;
  const changed = await setItems(work, cart, [{ sku: found.sku, quantity }]);
  return changed.refused.length > 0 ? undefined : { cart: changed, name: found.name };
}

/** What is wanted where a product is missing when the order is picked. */
async function withPreferences(work: UnitOfWork, cart: CartState, row: StandingRow) {
  let wished = await withPatch(work, cart, { substitution: row.substitution });
  for (const { lineItemId, sku } of cart.lines) {
    const choice = row.items.find((item) => item.sku === sku)?.substitution;
    if (choice) wished = await setSubstitution(work, wished, { choice, lineItemId });
  }
  return wished;
}
