import { errorCodes } from '@larder/contracts';
import type { Address, AddressCategory } from '@larder/contracts/customer';
import { maxSavedAddresses } from '@larder/contracts/customer';
import type { AddressChange, AddressInput } from '@larder/contracts/customer/schemas';
import { deliveryPhone } from '@larder/contracts/fields';
import type * as z from 'zod/mini';
import type { RequestContext } from '../../kernel/context.js';
import type { Scope } from '../../kernel/scope.js';
import { transaction } from '../../kernel/database/transaction.js';
import { ApiFailure, badRequest, notFound } from '../../kernel/failure.js';
import type { AddressKey } from './address-repository.js';
import {
  addressOf,
  deleteAddress,
  findAddress,
  freePosition,
  insertAddress,
  lockCustomer,
  makePrimary,
  oldestOf,
  replaceDocument,
} from './address-repository.js';
import type { AddressDocument, AddressRow } from './address-tables.js';
import { customerSettings } from '../settings.js';

type Input = z.output<typeof AddressInput>;
type Change = z.output<typeof AddressChange>;

/**
 * Saves an address (API-080, API-084). The first of its kind is the primary one.
 * @throws ApiFailure 409 `1014` when the customer has 20 (ADDR-04)
 */
export async function createAddress(
  context: RequestContext,
  category: AddressCategory,
  { primary, ...document }: Input,
): Promise<Address> {
  const customer = await context.requireCustomer();
  requirePhone(context, category, document);
  return transaction(context.db, async (db) => {
    const scope = { ...context, db };
    await lockCustomer(scope, customer);
    return saveNew(scope, { customer, category, document, primary: primary === true });
  });
}

interface Made {
  readonly customer: string;
  readonly category: AddressCategory;
  readonly document: AddressDocument;
  readonly primary: boolean;
}

/** In a transaction that has locked the customer, or has just made them. */
export async function saveNew(scope: Scope, made: Made): Promise<Address> {
  const { customer, category, document } = made;
  const place = await freePosition(scope, customer, maxSavedAddresses);
  if (place === undefined)
    throw new ApiFailure(409, errorCodes.tooManyAddresses, 'No more addresses can be saved');
  const isFirst = (await oldestOf(scope, customer, category)) === undefined;
  const id = await insertAddress(scope, { customer, category, place, document });
  if (isFirst || made.primary) await makePrimary(scope, { customer, id }, category);
  return addressOf(await require(scope, { customer, id }));
}

/** Replaces the fields of an address of that kind (API-081, API-085). */
export async function changeAddress(
  context: RequestContext,
  category: AddressCategory,
  { id, primary, ...document }: Change,
): Promise<Address> {
  const customer = await context.requireCustomer();
  requirePhone(context, category, document);
  return change(context, { customer, id }, async (scope, found) => {
    if (found.category !== category) throw notFound('The address');
    await replaceDocument(scope, { customer, id }, document);
    if (primary === true) await makePrimary(scope, { customer, id }, category);
  });
}

export async function setPrimary(context: RequestContext, id: string): Promise<Address> {
  const customer = await context.requireCustomer();
  return change(context, { customer, id }, (scope, { category }) =>
    makePrimary(scope, { customer, id }, category),
  );
}

/** Deletes an address; a combined one has its own call (ADDR-16). */
export async function removeAddress(
  context: RequestContext,
  id: string,
  isCombined: boolean,
): Promise<void> {
  const customer = await context.requireCustomer();
  await transaction(context.db, async (db) => {
    const scope = { ...context, db };
    await lockCustomer(scope, customer);
    const found = await require(scope, { customer, id });
    if ((found.category === 'combined') !== isCombined) throw notFound('The address');
    await deleteAddress(scope, { customer, id });
    const next = found.isPrimary && (await oldestOf(scope, customer, found.category));
    if (next) await makePrimary(scope, { customer, id: next.id }, next.category);
  });
}

async function change(
  context: RequestContext,
  key: AddressKey,
  work: (scope: Scope, found: AddressRow) => Promise<void>,
): Promise<Address> {
  return transaction(context.db, async (db) => {
    const scope = { ...context, db };
    await lockCustomer(scope, key.customer);
    await work(scope, await require(scope, key));
    return addressOf(await require(scope, key));
  });
}

async function require(scope: Scope, key: AddressKey): Promise<AddressRow> {
  const found = await findAddress(scope, key);
  if (!found) throw notFound('The address');
  return found;
}

/** ADDR-06…08: the phone of a delivery address as the shop wants it. */
function requirePhone(
  context: RequestContext,
  category: AddressCategory,
  { phoneNumber }: AddressDocument,
): void {
  if (category !== 'delivery') return;
  const judged = deliveryPhone(customerSettings(context).deliveryPhone).safeParse(phoneNumber);
  if (!judged.success)
    throw badRequest('The phone number does not fit', { phoneNumber: 'does not fit' });
}
