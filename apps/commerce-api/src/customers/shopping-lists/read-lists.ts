import type { ListItem, ListSummary, SharedList, ShoppingList } from '@larder/contracts/shopping';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { readGoods } from '../../carts/lines/goods.js';
import { openAisles } from '../../catalogue/aisles.js';
import { customers } from '../tables.js';
import type { Scope } from '../../kernel/scope.js';
import { rows } from '../../kernel/database/database.js';
import { currentRevisions } from '../../kernel/shop-cache.js';
import { openList } from './access.js';
import type { ItemRow } from './tables.js';
import { items, links, lists, members } from './tables.js';

/** The customer's lists and those of the household, the newest first. */
export function readSummaries({ db, tenant }: Scope, customer: string): Promise<ListSummary[]> {
  return rows<ListSummary>(
    db,
    sql`SELECT l.id, l.name, CASE WHEN l.owner_id = ${customer} THEN 'owner' ELSE 'member' END AS role,
        (SELECT count(*)::int FROM shopping_list_items i
          WHERE i.tenant = l.tenant AND i.list_id = l.id AND NOT i.is_done) AS "openCount",
        (SELECT count(*)::int FROM shopping_list_items i
          WHERE i.tenant = l.tenant AND i.list_id = l.id) AS "itemCount",
        (SELECT count(*)::int FROM shopping_list_members m
          WHERE m.tenant = l.tenant AND m.list_id = l.id) AS "memberCount"
      FROM shopping_lists l
      WHERE l.tenant = ${tenant} AND (l.owner_id = ${customer} OR EXISTS (
        SELECT 1 FROM shopping_list_members m
        WHERE m.tenant = l.tenant AND m.list_id = l.id AND m.customer_id = ${customer}))
      ORDER BY l.created_at DESC, l.id`,
  );
}

/** Items as they were put on the list, one after the other. */
export async function readRows({ db, tenant }: Scope, listId: string): Promise<ItemRow[]> {
  const { id, position, text, textKey, sku, count, isDone } = items;
  return db
    .select({ id, position, text, textKey, sku, count, isDone })
    .from(items)
    .where(and(eq(items.tenant, tenant), eq(items.listId, listId)))
    .orderBy(asc(position));
}

async function readItems(scope: Scope, listId: string): Promise<ListItem[]> {
  const found = await readRows(scope, listId);
  const { shop } = await currentRevisions(scope.db, scope.tenant);
  const skus = found.flatMap(({ sku }) => sku ?? []);
  const goods = await readGoods(scope, shop, skus);
  const aisleOf = await openAisles(scope);
  return found.map(({ id, text, sku, count, isDone }) => {
    const product = goods.get(sku ?? '')?.product;
    if (!product) return { id, text, count, isDone };
    return { id, text: product.name, count, isDone, product, aisle: aisleOf(product) };
  });
}

/** A list as one of its household sees it. */
export async function readList(scope: Scope, customer: string, id: string): Promise<ShoppingList> {
  const { list, role } = await openList(scope, customer, id);
  return {
    id,
    name: list.name,
    role,
    members: await readMembers(scope, customer, list),
    links: role === 'owner' ? await readLinks(scope, id) : [],
    items: await readItems(scope, id),
  };
}

/** Who else has the list: its owner and its members, without the reader. */
async function readMembers(
  { db, tenant }: Scope,
  reader: string,
  { id: listId, ownerId }: { readonly id: string; readonly ownerId: string },
) {
  const joined = db
    .select({ id: members.customerId })
    .from(members)
    .where(and(eq(members.tenant, tenant), eq(members.listId, listId)));
  const found = await db
    .select({ id: customers.id, firstName: customers.firstName })
    .from(customers)
    .where(
      and(
        eq(customers.tenant, tenant),
        or(eq(customers.id, ownerId), inArray(customers.id, joined)),
      ),
    )
    .orderBy(customers.firstName, customers.id);
  return found.filter(({ id }) => id !== reader);
}

async function readLinks({ db, tenant }: Scope, listId: string) {
  const found = await db
    .select({ kind: links.kind })
    .from(links)
    .where(and(eq(links.tenant, tenant), eq(links.listId, listId)))
    .orderBy(links.kind);
  return found.map(({ kind }) => kind);
}

/** A list as it is returned for its share link. */
export async function readShared(scope: Scope, id: string): Promise<SharedList> {
  const [list] = await scope.db
    .select({ name: lists.name })
    .from(lists)
    .where(and(eq(lists.tenant, scope.tenant), eq(lists.id, id)));
  return { name: list?.name ?? '', items: await readItems(scope, id) };
}
