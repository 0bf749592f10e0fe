import { allowedNames } from '../../../seeding/tenant-check/near-name.js';
import type { ExchangeFields } from './exchange-fields.js';

const availabilities: Readonly<Record<string, string>> = {
  in_stock: 'available',
  limited_availability: 'available',
  out_of_stock: 'temporarilyUnavailable',
  preorder: 'temporarilyUnavailable',
  backorder: 'temporarilyUnavailable',
  discontinued: 'unavailable',
};

/** The availability as the plain feed names it; `in stock` and `in_stock` are the same. */
export function availabilityOf(
  fields: ExchangeFields,
): { availability?: string; availableAgainAt?: string } | { reason: string } {
  const text = fields.availability?.trim() ?? '';
  if (text === '') return {};
  const name = text.toLowerCase().replace(/[\s-]+/g, '_');
  const availability = availabilities[name];
  if (availability === undefined) {
    const allowed = allowedNames(name, Object.keys(availabilities));
    return { reason: `availability is "${text}". ${allowed}` };
  }
  const availableAgainAt =
    availability === 'temporarilyUnavailable' && fields.availability_date?.trim();
  return availableAgainAt ? { availability, availableAgainAt } : { availability };
}
