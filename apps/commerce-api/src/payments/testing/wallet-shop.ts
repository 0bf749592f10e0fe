import type { Database } from '../../kernel/database/database.js';
import { auditLedger, auditMoney, unsettledPayments } from '../../checkout/testing/audit-ledger.js';
import { ok } from '../../ordering/testing/test-shop.js';
import { codes, createCustomer } from '../wallet/testing/test-customers.js';
import { createPaymentShop } from './payment-shop.js';

/** A shop with payments, and a customer whose wallet has a full gift card. */
export async function createWalletShop() {
  const shop = await createPaymentShop();
  const { client } = await createCustomer(shop, 1);
  ok(await client.put('/api/customers/digital-wallet/gift-card', { code: codes.full }));
  return { shop, client };
}

/** Every cent is where the ledger, the payments and the provider say it is. */
export async function expectBalanced(db: Database): Promise<void> {
  expect(await auditLedger(db)).toEqual([]);
  expect(await auditMoney(db)).toEqual([]);
}

/** The same, with no payment waiting for anything. */
export async function expectSettled(db: Database): Promise<void> {
  await expectBalanced(db);
  expect(await unsettledPayments(db)).toEqual([]);
}
