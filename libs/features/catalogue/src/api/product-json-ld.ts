import type { ProductDetail } from '@larder/contracts/catalogue';
import { shownPrice, unitPrice } from '@larder/pricing';

/** A product and its offer for search engines; the displayed price, without deposit. */
export function productJsonLd(
  product: ProductDetail,
  currency: string,
  url: string | undefined,
): object {
  const unit = unitPrice(product);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    ...(product.gtin === undefined ? {} : { gtin: product.gtin }),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand.name } } : {}),
    ...(product.description === '' ? {} : { description: product.description }),
    ...(product.pictures.length > 0 && { image: product.pictures.map((one) => one.url) }),
    aggregateRating: product.rating && { '@type': 'AggregateRating', ...product.rating },
    offers: {
      '@type': 'Offer',
      price: (shownPrice(product) / 100).toFixed(2),
      priceCurrency: currency,
      availability: `https://schema.org/${AVAILABILITY[product.availability]}`,
      ...(url === undefined ? {} : { url }),
      ...(unit && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: (unit.value / 100).toFixed(2),
          priceCurrency: currency,
          referenceQuantity: {
            '@type': 'QuantitativeValue',
            value: unit.per.amount,
            unitCode: UNIT_CODES[unit.per.symbol ?? unit.per.unit],
          },
        },
      }),
    },
  };
}

/** UN/CEFACT codes; washes are counted. */
const UNIT_CODES: Readonly<Record<string, string>> = {
  g: 'GRM',
  kg: 'KGM',
  l: 'LTR',
  ml: 'MLT',
  metre: 'MTR',
  piece: 'C62',
  wash: 'C62',
  sheet: 'C62',
  lb: 'LBR',
  oz: 'ONZ',
  'fl oz': 'OZA',
};

const AVAILABILITY = {
  available: 'InStock',
  ageRestricted: 'InStock',
  temporarilyUnavailable: 'OutOfStock',
  unavailable: 'Discontinued',
} as const satisfies Record<ProductDetail['availability'], string>;
