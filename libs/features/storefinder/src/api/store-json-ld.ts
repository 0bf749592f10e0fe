import type { CheckoutStore } from '@larder/contracts/distribution';
import type { SpecialDay } from '@larder/contracts/stores';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A store for search engines. Addresses are paths; the host makes them absolute (A8). */
export function storeJsonLd(
  store: CheckoutStore,
  days: readonly SpecialDay[],
  { url, shopName }: { readonly url: string | undefined; readonly shopName: string },
): object {
  const own = days.filter(({ storeIds }) => storeIds?.includes(store.storeId) ?? true);
  return {
    '@context': 'https://schema.org',
    '@type': 'GroceryStore',
    '@id': url,
    name: store.name,
    url,
    parentOrganization: { '@type': 'Organization', name: shopName },
    ...(store.phoneNumber !== undefined && { telephone: store.phoneNumber }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${store.streetName} ${store.streetNumber}`,
      postalCode: store.postalCode,
      addressLocality: store.city,
      addressCountry: store.countryCode,
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: store.position.lat,
      longitude: store.position.lng,
    },
    openingHoursSpecification: store.openingHours.map(({ weekday, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${WEEK[weekday - 1] ?? ''}`,
      opens,
      closes,
    })),
    specialOpeningHoursSpecification: own.flatMap(({ date, hours }) =>
      (hours.length > 0 ? hours : [{ opens: '00:00', closes: '00:00' }]).map((times) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: date,
        validThrough: date,
        ...times,
      })),
    ),
  };
}
