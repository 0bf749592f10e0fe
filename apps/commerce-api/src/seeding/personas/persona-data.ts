import type { DietProfile } from '@larder/contracts/shopping';
import * as z from 'zod/mini';
import { findByEmail } from '../../customers/repository.js';
import { writeDiet } from '../../customers/diet/repository.js';
import { insertFavorite } from '../../customers/favourites/repository.js';
import type { Scope } from '../../kernel/scope.js';
import type { Database } from '../../kernel/database/database.js';
import { createShopCache } from '../../kernel/shop-cache.js';
import { openCatalogue } from '../../catalogue/product-index/open-catalogue.js';
import { addItems, changeItem } from '../../customers/shopping-lists/change-items.js';
import { createList } from '../../customers/shopping-lists/change-list.js';
import { readRows } from '../../customers/shopping-lists/read-lists.js';
import { members } from '../../customers/shopping-lists/tables.js';
import type { SeedTarget } from '../seed-target.js';

export const PersonaList = z.object({
  name: z.string(),
  /** Emails of those who share it. */
  household: z._default(z.array(z.string()), []),
  items: z.array(
    z.object({
      text: z.string(),
      /** Shown alone in a shop without such a product. */
      sku: z.optional(z.string()),
      count: z._default(z.int(), 1),
      isDone: z._default(z.boolean(), false),
    }),
  ),
});

interface PersonaData {
  readonly email: string;
  readonly diet?: DietProfile | undefined;
  readonly favorites: readonly string[];
  readonly lists: readonly z.output<typeof PersonaList>[];
}

/** What a persona likes, does not eat, and has written down. */
export async function writePersonaData(
  db: Database,
  { tenant, locales, now }: SeedTarget,
  { email, diet, favorites, lists }: PersonaData,
): Promise<void> {
  const scope = { db, tenant, now, locale: locales[0] ?? 'en', cache: createShopCache(0) };
  const customer = await findByEmail(scope, email);
  if (!customer) return;
  if (diet) await writeDiet(scope, customer.id, diet);
  for (const reference of favorites)
    await insertFavorite(scope, customer.id, { type: 'products', reference });
  for (const list of lists) await writeList(scope, customer.id, list);
}

async function writeList(
  scope: Scope,
  owner: string,
  list: PersonaData['lists'][number],
): Promise<void> {
  const id = await createList(scope, owner, list.name);
  const { numbers } = (await openCatalogue(scope)).index;
  const added = list.items.map(({ text, sku, count }) =>
    sku !== undefined && numbers.has(sku) ? { sku, count } : { text, count },
  );
  await addItems(scope, owner, id, added);
  const rows = await readRows(scope, id);
  for (const { text } of list.items.filter(({ isDone }) => isDone)) {
    const row = rows.find((one) => one.text === text);
    if (row) await changeItem(scope, id, row.id, { isDone: true });
  }
  const { db, tenant, now } = scope;
  for (const email of list.household) {
    const member = await findByEmail(scope, email);
    if (member)
      await db.insert(members).values({ tenant, listId: id, customerId: member.id, joinedAt: now });
  }
}
