import { randomUUID } from 'node:crypto';
import { errorCodes } from '@larder/contracts';
import type { ItemChange, NewItem } from '@larder/contracts/shopping/schemas';
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Scope } from '../../kernel/scope.js';
import { transaction } from '../../kernel/database/transaction.js';
import { ApiFailure, badRequest, notFound } from '../../kernel/failure.js';
import { openCatalogue } from '../../catalogue/product-index/open-catalogue.js';
import { openList } from './access.js';
import { mergeItems, type RequestedItem } from './merge-items.js';
import { readRows } from './read-lists.js';
import { items } from './tables.js';

const maxItems = 300;

const keyOfText = (text: string) => `text ${text.toLowerCase().replace(/\s+/g, ' ').trim()}`;
const keyOfSku = (sku: string) => `sku ${sku}`;

async function requireSkus(scope: Scope, skus: readonly string[]): Promise<void> {
  if (skus.length === 0) return;
  const { numbers } = (await openCatalogue(scope)).index;
  if (skus.some((sku) => !numbers.has(sku)))
    throw new ApiFailure(404, errorCodes.unknownSku, 'There is no such product');
}

function wantedOf({ text, sku, count }: z.output<typeof NewItem>): RequestedItem {
  if (sku !== undefined) return { key: keyOfSku(sku), text: text ?? sku, sku, count };
  if (text === undefined) throw badRequest('An item is a text or a product');
  return { key: keyOfText(text), text, count };
}

/** Adds items to a list; the count of an existing item is increased. */
export async function addItems(
  scope: Scope,
  customer: string,
  listId: string,
  added: readonly z.output<typeof NewItem>[],
): Promise<void> {
  await openList(scope, customer, listId);
  await requireSkus(
    scope,
    added.flatMap(({ sku }) => sku ?? []),
  );
  const wanted = added.map(wantedOf);
  await transaction(scope.db, async (db) => {
    const inside = { ...scope, db };
    await openList(inside, customer, listId, true);
    const standing = (await readRows(inside, listId)).map(({ textKey, ...row }) => ({
      ...row,
      key: textKey,
    }));
    const merged = mergeItems(standing, wanted);
    if (standing.length + merged.added.length > maxItems)
      throw new ApiFailure(409, errorCodes.conflict, `A list has at most ${maxItems} items`);
    for (const { id, count } of merged.changed)
      await db
        .update(items)
        .set({ count, isDone: false })
        .where(ofItem(inside, listId, id));
    const { tenant } = scope;
    const fresh = merged.added.map(({ key, text, sku, count }) => ({
      tenant,
      listId,
      id: randomUUID(),
      text,
      textKey: key,
      count,
      isDone: false,
      sku: sku ?? null,
    }));
    if (fresh.length > 0) await db.insert(items).values(fresh);
  });
}

const ofItem = ({ tenant }: Scope, listId: string, id: string) =>
  and(eq(items.tenant, tenant), eq(items.listId, listId), eq(items.id, id));

/** Changes an item; 404 if it was removed in the meantime. */
export async function changeItem(
  scope: Scope,
  listId: string,
  id: string,
  { text, sku, count, isDone }: z.output<typeof ItemChange>,
): Promise<void> {
  await requireSkus(scope, sku === undefined ? [] : [sku]);
  const changes = {
    ...(text !== undefined && { text, textKey: keyOfText(text), sku: null }),
    ...(sku !== undefined && { sku, textKey: keyOfSku(sku) }),
    ...(count !== undefined && { count }),
    ...(isDone !== undefined && { isDone }),
  };
  if (Object.keys(changes).length === 0) throw badRequest('Nothing is to be changed');
  const changed = await scope.db
    .update(items)
    .set(changes)
    .where(ofItem(scope, listId, id))
    .returning({ id: items.id });
  if (changed.length === 0) throw notFound('The item');
}

export async function removeItem(scope: Scope, listId: string, id: string): Promise<void> {
  await scope.db.delete(items).where(ofItem(scope, listId, id));
}

/** Takes everything off that is ticked. */
export async function clearDone({ db, tenant }: Scope, listId: string): Promise<void> {
  await db
    .delete(items)
    .where(and(eq(items.tenant, tenant), eq(items.listId, listId), eq(items.isDone, true)));
}
