import type { DeliveryArea, PostcodeService, StoreNearby } from '@larder/contracts/distribution';
import { findAreaFor } from '../../carts/distribution/service-areas.js';
import type { RequestContext } from '../../kernel/context.js';
import type { ServiceLocation } from '../capacity/repository.js';
import { readOpenTimeSlots } from '../capacity/repository.js';
import { remainingCapacity, toTimeSlot } from '../capacity/time-slot-state.js';
import { metresBetween } from '../maps/distance.js';
import type { Point } from '../polygon.js';
import { listStores } from '../repository.js';
import { findPostcode } from './repository.js';

/** Stores that are named as an alternative. */
const maxStores = 3;
/** Nobody goes further to collect; the nearest store is named in any case. */
const maxMetres = 50_000;

/** Whether and when the shop delivers to a postcode, and where else the order can be collected. */
export async function readPostcodeService(
  context: RequestContext,
  postalCode: string,
): Promise<PostcodeService> {
  const { services } = context.shop.clientRuntimeConfig;
  const known = await findPostcode(context, postalCode);
  const area = services.delivery ? await findAreaFor(context, { postalCode }) : undefined;
  const middle = known?.position ?? (area && middleOf(area));
  return {
    postalCode,
    ...(known && { city: known.city }),
    ...(area && { delivery: await deliveryTo(context, area) }),
    stores: services.clickAndCollect ? await storesNear(context, postalCode, middle) : [],
  };
}

async function deliveryTo(context: RequestContext, { deliveryAreaNumber }: DeliveryArea) {
  const location = { distributionType: 'DELIVERY', appointableId: deliveryAreaNumber } as const;
  const found = await earliestAt(context, location);
  return { deliveryAreaNumber, ...(found && { earliest: found.earliest, fee: found.fee }) };
}

async function earliestAt({ db, tenant, now }: RequestContext, location: ServiceLocation) {
  const open = await readOpenTimeSlots(db, tenant, location, now);
  const free = open.find((timeSlot) => remainingCapacity(timeSlot) > 0);
  if (!free) return undefined;
  const { id, start, end, serviceFee: fee } = toTimeSlot(free);
  return { earliest: { id, start, end }, fee };
}

/** Where the middle is not known, postcodes that begin alike are near each other. */
async function storesNear(
  context: RequestContext,
  postalCode: string,
  middle: Point | undefined,
): Promise<StoreNearby[]> {
  const open = (await listStores(context)).filter(
    ({ pickupAvailable, closed }) => pickupAvailable && closed !== true,
  );
  const ranked = open
    .map((store) => ({
      store,
      distance: middle
        ? metresBetween(middle, store.position)
        : -commonStart(store.postalCode, postalCode),
    }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, maxStores)
    .filter(({ distance }, index) => index === 0 || distance <= maxMetres);
  const nearby: StoreNearby[] = [];
  for (const { store, distance } of ranked) {
    const location = {
      distributionType: 'CLICK_AND_COLLECT',
      appointableId: store.storeId,
    } as const;
    const found = await earliestAt(context, location);
    nearby.push({
      store,
      ...(middle && { metres: Math.round(distance) }),
      ...(found && { earliest: found.earliest }),
    });
  }
  return nearby;
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Good enough to rank stores. */
function middleOf({ polygon }: DeliveryArea): Point | undefined {
  if (polygon.length === 0) return undefined;
  const mean = (pick: (corner: Point) => number) =>
    polygon.reduce((sum, corner) => sum + pick(corner), 0) / polygon.length;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}
