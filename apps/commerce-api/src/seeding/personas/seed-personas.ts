import path from 'node:path';
import { AddressInput, ProfileInput } from '@larder/contracts/customer/schemas';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { DietProfile } from '@larder/contracts/shopping/schemas';
import { cartItems, carts } from '../../carts/tables.js';
import { newsletterSubscriptions } from '../../content/forms/tables-forms.js';
import { insertAddress, makePrimary } from '../../customers/addresses/address-repository.js';
import { hashPassword } from '../../customers/sign-in/password.js';
import { insertCustomer, patchCustomer } from '../../customers/repository.js';
import type { Database } from '../../kernel/database/database.js';
import { createShopCache } from '../../kernel/shop-cache.js';
import type { SeedTarget } from '../seed-target.js';
import { PersonaList, writePersonaData } from './persona-data.js';
import { readJson } from '../tenant-folder.js';

const Persona = z.object({
  ...ProfileInput.shape,
  /** In the stored format, `YYYY-MM-DD`. */
  birthdate: z.optional(z.iso.date()),
  addresses: z._default(
    z.array(
      z.object({ category: z.enum(['billing', 'delivery', 'combined']), ...AddressInput.shape }),
    ),
    [],
  ),
  newsletterTopics: z._default(z.array(z.string()), []),
  mayWrite: z._default(z.boolean(), false),
  /** Goods in the customer's cart: pieces by sku. */
  cart: z._default(z.record(z.string(), z.int()), {}),
  /** What the customer does not eat. */
  diet: z.optional(DietProfile),
  /** Skus of the customer's favourites. */
  favorites: z._default(z.array(z.string()), []),
  lists: z._default(z.array(PersonaList), []),
  /** Id of the store that is the customer's own. */
  favoriteStore: z.optional(z.string()),
});
type Persona = z.output<typeof Persona>;
export const PersonasFile = z.object({ password: z.string(), personas: z.array(Persona) });

/**
 * Demo customers in every state, from the tenant's file. Existing ones are skipped. A production shop
 * has none, because their passwords are public.
 */
export async function seedPersonas(db: Database, target: SeedTarget): Promise<void> {
  const { folder, config } = target;
  if (config.clientRuntimeConfig.environment === 'production') return;
  const file = await readJson(path.join(folder, 'data/personas.json'), PersonasFile);
  if (!file) return;
  const passwordHash = await hashPassword(file.password);
  const fresh: Persona[] = [];
  for (const persona of file.personas)
    if (await seedPersona(db, target, persona, passwordHash)) fresh.push(persona);
  // Members of a shared list have to exist before it.
  for (const persona of fresh) await writePersonaData(db, target, persona);
}

/** False where there is a customer with that email already. */
async function seedPersona(
  db: Database,
  { tenant, locales, now }: SeedTarget,
  persona: Persona,
  passwordHash: string,
): Promise<boolean> {
  const scope = { db, tenant, now, locale: locales[0] ?? 'en', cache: createShopCache(0) };
  const { email, firstName, lastName, salutation, academicTitle, birthdate } = persona;
  const draft = {
    email,
    firstName,
    lastName,
    salutation,
    passwordHash,
    academicTitle: academicTitle ?? null,
    birthdate: birthdate ?? null,
    billingAddress: null,
    particulars: {},
  };
  const customer = await insertCustomer(scope, draft, true);
  if (customer === undefined) return false;
  const { mayWrite, favoriteStore: storeId } = persona;
  await patchCustomer(scope, customer, {
    favoriteStore: storeId === undefined ? null : { storeId, storeType: `MY_STORE_${storeId}` },
    personalEmailAllowed: mayWrite,
    personalMailAllowed: mayWrite,
    personalSmsAllowed: mayWrite,
  });
  for (const [index, { category, primary, ...document }] of persona.addresses.entries()) {
    const id = await insertAddress(scope, { customer, category, place: index + 1, document });
    if (primary) await makePrimary(scope, { customer, id }, category);
  }
  for (const topic of persona.newsletterTopics)
    await db
      .insert(newsletterSubscriptions)
      .values({ tenant, email: email.toLowerCase(), topic, confirmedAt: now })
      .onConflictDoNothing();
  if (Object.keys(persona.cart).length > 0) await seedCart(db, tenant, customer, persona.cart);
  return true;
}

async function seedCart(
  db: Database,
  tenant: string,
  customer: string,
  goods: Persona['cart'],
): Promise<void> {
  const id = `persona-${customer}`;
  await db.insert(carts).values({
    tenant,
    id,
    sessionId: `customer:${customer}`,
    customerId: customer,
    status: 'OPEN',
    mode: 'REGULAR',
    version: 1,
    crateDepositDesired: false,
    createdAt: sql`now()`,
    changedAt: sql`now()`,
  });
  await db.insert(cartItems).values(
    Object.entries(goods).map(([sku, quantity]) => ({
      tenant,
      cartId: id,
      sku,
      lineItemId: `${id}-${sku}`,
      quantity,
    })),
  );
}
