import { loadRegions } from '@larder/contracts/address/form';
import * as z from 'zod/mini';
import { badRequest } from '../failure.js';

const Place = z.object({ countryCode: z.string(), region: z.string() });

/**
 * Refuses an address whose `region` is no state of its country. The schemas of the contract know the
 * length of the name alone: browsers load them, and the lists are long.
 */
export async function checkRegion(body: unknown): Promise<void> {
  const { success, data: place } = z.safeParse(Place, body);
  if (!success) return;
  const regions = await loadRegions(place.countryCode);
  if (regions.length === 0 || regions.includes(place.region)) return;
  throw badRequest('The address is not as its country has them', {
    region: 'is no state of the country',
  });
}
