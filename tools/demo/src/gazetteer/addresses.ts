import { seeded } from '../feed/identity.js';
import { landOf, streetsOf } from './streets.js';

export type DemoAddress = {
  streetName: string;
  streetNumber: string;
  postalCode: string;
  city: string;
  country: string;
  countryCode: string;
  position: { lat: number; lng: number };
};

const round = (value: number) => Math.round(value * 100000) / 100000;

/**
 * House numbers along each invented street. They step from its starting point in the direction that
 * the table gives, even ones on the other side, so that an address has its own place on the map.
 */
export function addressRows(tenant: string): DemoAddress[] {
  const land = landOf(tenant);
  if (!land) return [];
  return streetsOf(tenant).flatMap((street) => {
    const random = seeded(street.name);
    let number = 0;
    return Array.from({ length: street.houses }, (_, index): DemoAddress => {
      number += 1 + Math.floor(random() * 7);
      const letter = random() > 0.85 ? 'a' : '';
      const side = number % 2 === 0 ? 0.0002 : 0;
      return {
        streetName: street.name,
        streetNumber: `${number}${letter}`,
        postalCode: street.postalCode,
        city: street.city,
        country: land.country,
        countryCode: land.countryCode,
        position: {
          lat: round(street.lat + street.north * index + side),
          lng: round(street.lng + street.east * index + side),
        },
      };
    });
  });
}
