import { randomUUID } from 'node:crypto';
import { errorCodes } from '@larder/contracts';
import type { LinkKind } from '@larder/contracts/shopping';
import { and, count, eq } from 'drizzle-orm';
import type { Scope } from '../../kernel/scope.js';
import { transaction } from '../../kernel/database/transaction.js';
import { ApiFailure } from '../../kernel/failure.js';
import { listOfLink, newLink, openList, openOwnList } from './access.js';
import { links, lists, members } from './tables.js';

const maxLists = 50;

const ofList = ({ tenant }: Scope, id: string) => and(eq(lists.tenant, tenant), eq(lists.id, id));

/** Gives the id of the new list. */
export async function createList(scope: Scope, ownerId: string, name: string): Promise<string> {
  const { db, tenant, now } = scope;
  const [known] = await db
    .select({ count: count() })
    .from(lists)
    .where(and(eq(lists.tenant, tenant), eq(lists.ownerId, ownerId)));
  if ((known?.count ?? 0) >= maxLists)
    throw new ApiFailure(409, errorCodes.conflict, `There are ${maxLists} lists already`);
  const id = randomUUID();
  await db.insert(lists).values({ tenant, id, ownerId, name, createdAt: now });
  return id;
}

export async function renameList(
  scope: Scope,
  customer: string,
  id: string,
  name: string,
): Promise<void> {
  await openOwnList(scope, customer, id);
  await scope.db.update(lists).set({ name }).where(ofList(scope, id));
}

/** Deletes the list for its owner; a member leaves it. */
export async function removeList(scope: Scope, customer: string, id: string): Promise<void> {
  const { role } = await openList(scope, customer, id);
  if (role === 'owner') await scope.db.delete(lists).where(ofList(scope, id));
  else await scope.db.delete(members).where(ofMember(scope, id, customer));
}

const ofMember = ({ tenant }: Scope, listId: string, customer: string) =>
  and(eq(members.tenant, tenant), eq(members.listId, listId), eq(members.customerId, customer));

/**
 * The owner removes a member; the household's link ends too, because it would let the member back in.
 */
export async function removeMember(
  scope: Scope,
  owner: string,
  listId: string,
  member: string,
): Promise<void> {
  await transaction(scope.db, async (db) => {
    const inside = { ...scope, db };
    await openOwnList(inside, owner, listId);
    await db.delete(members).where(ofMember(scope, listId, member));
    await db.delete(links).where(ofLink(scope, listId, 'household'));
  });
}

const ofLink = ({ tenant }: Scope, listId: string, kind: LinkKind) =>
  and(eq(links.tenant, tenant), eq(links.listId, listId), eq(links.kind, kind));

export function openLink(
  scope: Scope,
  customer: string,
  listId: string,
  kind: LinkKind,
): Promise<string> {
  return transaction(scope.db, async (db) => {
    const inside = { ...scope, db };
    await openOwnList(inside, customer, listId);
    return newLink(inside, listId, kind);
  });
}

export async function withdrawLink(
  scope: Scope,
  customer: string,
  listId: string,
  kind: LinkKind,
): Promise<void> {
  await openOwnList(scope, customer, listId);
  await scope.db.delete(links).where(ofLink(scope, listId, kind));
}

/** Makes a customer a member of a list; an owner stays its owner. Returns the list's id. */
export async function joinList(scope: Scope, customer: string, token: string): Promise<string> {
  const { tenant, now } = scope;
  return transaction(scope.db, async (db) => {
    const inside = { ...scope, db };
    const listId = await listOfLink(inside, 'household', token);
    const [list] = await db.select().from(lists).where(ofList(scope, listId)).for('update');
    if (list?.ownerId === customer) return listId;
    await db
      .insert(members)
      .values({ tenant, listId, customerId: customer, joinedAt: now })
      .onConflictDoNothing();
    return listId;
  });
}
