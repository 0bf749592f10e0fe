import { and, asc, eq } from 'drizzle-orm';
import type { CheckoutStore, DeliveryArea } from '@larder/contracts/distribution';
import type { Scope } from '../kernel/scope.js';
import { deliveryAreas, stores } from './tables.js';

const areaColumns = {
  deliveryAreaNumber: deliveryAreas.deliveryAreaNumber,
  name: deliveryAreas.name,
  pickingUnitIds: deliveryAreas.pickingUnitIds,
  postalCodes: deliveryAreas.postalCodes,
  polygon: deliveryAreas.polygon,
};

/** Areas in the order of the tenant's file; only the default one on request. */
export async function listAreas(
  { db, tenant }: Pick<Scope, 'db' | 'tenant'>,
  onlyStandard = false,
): Promise<DeliveryArea[]> {
  return db
    .select(areaColumns)
    .from(deliveryAreas)
    .where(
      and(
        eq(deliveryAreas.tenant, tenant),
        onlyStandard ? eq(deliveryAreas.standard, true) : undefined,
      ),
    )
    .orderBy(asc(deliveryAreas.position));
}

export async function listStores({
  db,
  tenant,
}: Pick<Scope, 'db' | 'tenant'>): Promise<CheckoutStore[]> {
  const found = await db
    .select({ store: stores.store })
    .from(stores)
    .where(eq(stores.tenant, tenant))
    .orderBy(asc(stores.position));
  return found.map(({ store }) => store);
}
