import { isDeepStrictEqual } from 'node:util';
import type { NewStandingOrder } from '@larder/contracts/shopping/standing-orders';
import type { Basket } from '../basket.js';
import type { StandingRow, StoredItem } from '../tables.js';

/** As the database keeps it: what is absent has no key. */
const asStored = (value: object): unknown => JSON.parse(JSON.stringify(value));

const asked = (items: readonly StoredItem[]) =>
  items.map(({ sku, quantity, substitution }) => ({ sku, quantity, substitution }));

/** Whether what is asked for is exactly a standing order that there is. */
export function isSame(row: StandingRow, basket: Basket, terms: NewStandingOrder): boolean {
  const { items, distributionAddress, substitution } = row;
  const { weeks, weekday, windowFrom: from, windowTo: to, methodKey, paymentMethodId } = row;
  const is = {
    name: row.name,
    weeks,
    window: { weekday, from, to },
    anyWindow: row.anyWindow,
    methodKey,
    paymentMethodId,
    highestTotal: row.highestTotal,
    substitution,
    items: asked(items),
    distributionAddress,
  };
  const { payment, window } = terms;
  const wanted = {
    name: terms.name,
    weeks: terms.weeks,
    anyWindow: terms.anyWindow,
    window: { weekday: window.weekday, from: window.from, to: window.to },
    methodKey: payment.methodKey,
    paymentMethodId: payment.paymentMethodId ?? null,
    highestTotal: terms.highestTotal,
    substitution: terms.substitution ?? null,
    items: asked(basket.items),
    distributionAddress: basket.distributionAddress,
  };
  return row.state === 'ACTIVE' && isDeepStrictEqual(asStored(is), asStored(wanted));
}
