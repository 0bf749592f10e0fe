import { and, avg, count, desc, eq } from 'drizzle-orm';
import type { Scope } from '../../kernel/scope.js';
import type { Point } from '../polygon.js';
import { addresses } from '../tables.js';

interface KnownPostcode {
  readonly city: string;
  /** The middle of its addresses. */
  readonly position: Point;
}

/** Town and middle of a postcode by the gazetteer: the town in which it has most addresses. */
export async function findPostcode(
  { db, tenant }: Pick<Scope, 'db' | 'tenant'>,
  postalCode: string,
): Promise<KnownPostcode | undefined> {
  const [found] = await db
    .select({
      city: addresses.city,
      lat: avg(addresses.lat).mapWith(Number),
      lng: avg(addresses.lng).mapWith(Number),
    })
    .from(addresses)
    .where(and(eq(addresses.tenant, tenant), eq(addresses.postalCode, postalCode)))
    .groupBy(addresses.city)
    .orderBy(desc(count()), addresses.city)
    .limit(1);
  // Of no address there is no average; a group has at least one.
  return found && { city: found.city, position: { lat: found.lat ?? 0, lng: found.lng ?? 0 } };
}
