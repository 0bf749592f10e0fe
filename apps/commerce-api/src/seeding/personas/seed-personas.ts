import path from 'node:path';
import { AddressInput, ProfileInput } from '@larder/contracts/customer/schemas';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { DietProfile } from '@larder/contracts/shopping/schemas';
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
});
type Persona = z.output<typeof Persona>;
const File = z.object({ password: z.string(), personas: z.array(Persona) });

/**
 * Demo customers in every state, from the tenant's file. Existing ones are skipped. A production shop
 * has none, because their passwords are public.
 */
export async function seedPersonas(db: Database, target: SeedTarget): Promise<void> {
  const { folder, config } = target;
  if (config.clientRuntimeConfig.environment === 'production') return;
  const file = await readJson(path.join(folder, 'data/personas.json'), File);
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
    ...{ email, firstName, lastName, salutation, passwordHash },
    ...{ academicTitle: academicTitle ?? null, birthdate: birthdate ?? null },
    ...{ billingAddress: null, particulars: {} },
  };
  const customer = await insertCustomer(scope, draft, true);
  if (customer === undefined) return false;
  const { mayWrite } = persona;
  await patchCustomer(scope, customer, {
    ...{
      personalEmailAllowed: mayWrite,
      personalMailAllowed: mayWrite,
      personalSmsAllowed: mayWrite,
    },
  });
  for (const [index, { category, primary, ...document }] of persona.addresses.entries()) {
    const id = await insertAddress(scope, { customer, category, place: index + 1, document });
    if (primary) await makePrimary(scope, { customer, id }, category);
  }
  for (const topic of persona.newsletterTopics)
    await db.execute(sql`INSERT INTO newsletter_subscriptions (tenant, email, topic, confirmed_at)
      VALUES (${tenant}, ${email.toLowerCase()}, ${topic}, ${now.toISOString()}) ON CONFLICT DO NOTHING`);
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
  await db.execute(sql`INSERT INTO carts (tenant, id, session_id, customer_id, status, mode, version,
      crate_deposit_desired, created_at, changed_at)
    VALUES (${tenant}, ${id}, ${`customer:${customer}`}, ${customer}, 'OPEN', 'REGULAR', 1, false,
      now(), now())`);
  for (const [sku, quantity] of Object.entries(goods))
    await db.execute(sql`INSERT INTO cart_items (tenant, cart_id, sku, line_item_id, quantity)
      VALUES (${tenant}, ${id}, ${sku}, ${`${id}-${sku}`}, ${quantity})`);
}
