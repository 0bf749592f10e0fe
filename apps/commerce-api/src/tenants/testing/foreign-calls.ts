import { addressOfAnna, sessionOfAnna } from '../../customers/testing/customer-calls.js';
import type { ForeignCall, OwnedIds } from './foreign-call.js';
import { personalCalls } from './foreign-customer-calls.js';
import { orderCalls } from './foreign-order-calls.js';
import { shopCalls } from './foreign-shop-calls.js';

/** Each call that takes an id, with ids of the owner. */
export const foreignCalls: Readonly<Record<string, ForeignCall>> = {
  ...shopCalls,
  ...orderCalls,
  ...personalCalls,
};

/** Replaces the names in braces, and the placeholders of `customer-calls.ts`. */
export function withIds(text: string, ids: OwnedIds): string {
  return text
    .replaceAll(addressOfAnna, ids.addressId)
    .replaceAll(sessionOfAnna, ids.sessionId)
    .replace(/\{(\w+)\}/g, (name, key: string) => (key in ids ? ids[key as keyof OwnedIds] : name));
}
