import { randomUUID } from 'node:crypto';
import type { Address, CommunicationSettings, Customer } from '@larder/contracts/customer';
import type { DistributionType } from '@larder/contracts/distribution';
import { formatBirthdate } from '@larder/contracts/customer';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { carts } from '../carts/tables.js';
import { orders } from '../checkout/tables.js';
import { newsletterSubscriptions as subscriptions } from '../content/forms/tables-forms.js';
import type { Scope } from '../kernel/scope.js';
import { signInRequired } from '../kernel/failure.js';
import { addressOf, listAddresses } from './addresses/address-repository.js';
import { verifiedPhones } from './sign-in/phone/tables.js';
import type { CustomerDraft, CustomerRow } from './tables.js';
import { customers } from './tables.js';

type BillingAddress = NonNullable<Customer['billingAddress']>;

/** What names an account: its email, however it is spelt. */
export const emailKeyOf = (email: string) => email.trim().toLowerCase();

const own = ({ tenant }: Scope, id: string) =>
  and(eq(customers.tenant, tenant), eq(customers.id, id));

export async function findByEmail(
  scope: Pick<Scope, 'db' | 'tenant'>,
  email: string,
): Promise<CustomerRow | undefined> {
  const [found] = await scope.db
    .select()
    .from(customers)
    .where(and(eq(customers.tenant, scope.tenant), eq(customers.emailKey, emailKeyOf(email))));
  return found;
}

/** @throws ApiFailure 401 when the customer is gone */
export async function readRow(scope: Scope, id: string): Promise<CustomerRow> {
  const [found] = await scope.db.select().from(customers).where(own(scope, id));
  if (!found) throw signInRequired();
  return found;
}

/** Creates a customer and returns the id; undefined when the email is taken. */
export async function insertCustomer(
  { db, tenant, now }: Pick<Scope, 'db' | 'tenant' | 'now'>,
  draft: CustomerDraft,
  isConfirmed: boolean,
): Promise<string | undefined> {
  const [made] = await db
    .insert(customers)
    .values({
      ...draft,
      tenant,
      id: randomUUID(),
      emailKey: emailKeyOf(draft.email),
      emailConfirmedAt: isConfirmed ? now : null,
      createdAt: now,
    })
    .onConflictDoNothing({ target: [customers.tenant, customers.emailKey] })
    .returning({ id: customers.id });
  return made?.id;
}

/** Updates a customer's data. */
export async function patchCustomer(
  scope: Scope,
  id: string,
  patch: Partial<CustomerRow>,
): Promise<void> {
  await scope.db.update(customers).set(patch).where(own(scope, id));
}

/** The customer as every call returns it (CUST-01), dates in the reader's format. */
export async function readCustomer(scope: Scope, id: string): Promise<Customer> {
  const row = await readRow(scope, id);
  const topics = await topicsOf(scope, row.emailKey);
  const ordered = await orderedBy(scope, id);
  const addresses = (await listAddresses(scope, id)).map(addressOf);
  const verifiedPhone = await phoneOf(scope, id);
  const billingAddress = billingOf(addresses) ?? row.billingAddress;
  return {
    id: row.id,
    ...given('academicTitle', row.academicTitle),
    ...given('birthdate', row.birthdate && formatBirthdate(row.birthdate, scope.locale)),
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    ...given('salutation', row.salutation),
    newsletterTopics: topics.map((newsletterTopicId) => ({ newsletterTopicId })),
    loginType: 'normal',
    ...given('favoriteStore', row.favoriteStore),
    firstOrderDelivery: ordered.includes('DELIVERY'),
    firstOrderClickAndCollect: ordered.includes('CLICK_AND_COLLECT'),
    ...given('billingAddress', billingAddress && (await withPhone(scope, id, billingAddress))),
    addresses,
    ...given('verifiedPhone', verifiedPhone),
  };
}

async function phoneOf({ db, tenant }: Scope, id: string): Promise<string | null> {
  const [found] = await db
    .select({ phone: verifiedPhones.phone })
    .from(verifiedPhones)
    .where(and(eq(verifiedPhones.tenant, tenant), eq(verifiedPhones.customerId, id)));
  return found?.phone ?? null;
}

/** Where the customer is billed: the primary address for it (CUST-07). */
function billingOf(addresses: readonly Address[]): BillingAddress | undefined {
  const primary = (kind: string) =>
    addresses.find(({ category, primary: is }) => is && category === kind);
  const found = primary('billing') ?? primary('combined');
  if (!found) return undefined;
  const { phoneNumber, streetName, streetNumber, postalCode, city, region } = found;
  const { country, countryCode } = found;
  const place = { streetName, streetNumber, postalCode, city, country, countryCode };
  return { ...(phoneNumber && { phoneNumber }), ...(region && { region }), ...place };
}

function given<K extends string, V>(key: K, value: V | null | ''): { readonly [P in K]?: V } {
  return (value === null || value === '' ? {} : { [key]: value }) as { readonly [P in K]?: V };
}

async function topicsOf({ db, tenant }: Scope, emailKey: string): Promise<string[]> {
  const found = await db
    .select({ topic: subscriptions.topic })
    .from(subscriptions)
    .where(and(eq(subscriptions.tenant, tenant), eq(subscriptions.email, emailKey)))
    .orderBy(subscriptions.topic);
  return found.map(({ topic }) => topic);
}

const ofCart = and(eq(carts.tenant, orders.tenant), eq(carts.id, orders.cartId));
const standing = ({ tenant }: Scope, id: string) =>
  and(eq(carts.tenant, tenant), eq(carts.customerId, id), ne(orders.status, 'CANCELLED'));

/** Services of which the customer has placed an order that stands (LOY-10). */
async function orderedBy(scope: Scope, id: string) {
  const type = sql<DistributionType>`${orders.document}->'distributionAddress'->>'distributionType'`;
  const found = await scope.db
    .selectDistinct({ type })
    .from(orders)
    .innerJoin(carts, ofCart)
    .where(standing(scope, id));
  return found.map((one) => one.type);
}

/** A billing address without a phone number has the one of the last order. */
async function withPhone(scope: Scope, id: string, address: BillingAddress) {
  if (address.phoneNumber) return address;
  const phone = sql<string | null>`${orders.document}->'billingAddress'->>'phoneNumber'`;
  const [last] = await scope.db
    .select({ phone })
    .from(orders)
    .innerJoin(carts, ofCart)
    .where(standing(scope, id))
    .orderBy(desc(orders.placedAt))
    .limit(1);
  return { ...address, ...given('phoneNumber', last?.phone ?? null) };
}

export function communicationOf(row: CustomerRow): CommunicationSettings {
  const { personalEmailAllowed, personalMailAllowed, personalSmsAllowed } = row;
  return { personalEmailAllowed, personalMailAllowed, personalSmsAllowed };
}
