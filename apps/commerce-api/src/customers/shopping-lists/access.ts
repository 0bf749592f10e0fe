import { randomBytes } from 'node:crypto';
import type { LinkKind, ListRole } from '@larder/contracts/shopping';
import { and, eq } from 'drizzle-orm';
import type { Scope } from '../../kernel/scope.js';
import { notFound } from '../../kernel/failure.js';
import { hashOf } from '../../kernel/text/hash.js';
import type { ListRow } from './tables.js';
import { links, lists, members } from './tables.js';

export interface AccessibleList {
  readonly list: ListRow;
  readonly role: ListRole;
}

const noList = () => notFound('The shopping list');

/**
 * A list for a person with access: for others it does not exist. With `isLocked`, concurrent changes
 * wait for the end of the transaction.
 * @throws ApiFailure 404 without access
 */
export async function openList(
  scope: Scope,
  customer: string,
  id: string,
  isLocked = false,
): Promise<AccessibleList> {
  const { db, tenant } = scope;
  const query = db
    .select()
    .from(lists)
    .where(and(eq(lists.tenant, tenant), eq(lists.id, id)));
  const [list] = await (isLocked ? query.for('update') : query);
  if (!list) throw noList();
  if (list.ownerId === customer) return { list, role: 'owner' };
  const [member] = await db
    .select({ id: members.customerId })
    .from(members)
    .where(
      and(eq(members.tenant, tenant), eq(members.listId, id), eq(members.customerId, customer)),
    );
  if (!member) throw noList();
  return { list, role: 'member' };
}

/** The same, for its owner alone. */
export async function openOwnList(
  scope: Scope,
  customer: string,
  id: string,
): Promise<AccessibleList> {
  const opened = await openList(scope, customer, id, true);
  if (opened.role !== 'owner') throw noList();
  return opened;
}

/** Makes a link's token; the older one of its kind ends. */
export async function newLink({ db, tenant, now }: Scope, listId: string, kind: LinkKind) {
  const token = randomBytes(24).toString('base64url');
  const link = { tokenHash: hashOf(token), createdAt: now };
  await db
    .insert(links)
    .values({ ...link, tenant, listId, kind })
    .onConflictDoUpdate({ target: [links.tenant, links.listId, links.kind], set: link });
  return token;
}

/** Id of the list of a link of that kind. */
export async function listOfLink(
  { db, tenant }: Scope,
  kind: LinkKind,
  token: string,
): Promise<string> {
  const [found] = await db
    .select({ listId: links.listId })
    .from(links)
    .where(and(eq(links.tenant, tenant), eq(links.tokenHash, hashOf(token)), eq(links.kind, kind)));
  if (!found) throw noList();
  return found.listId;
}
