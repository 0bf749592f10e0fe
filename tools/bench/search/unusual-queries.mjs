import { seededRandom } from './query-urls.mjs';

const texts = [
  '',
  ' ',
  'a',
  '%',
  'milch '.repeat(1700),
  'x'.repeat(10_000),
  '🍎🥕👩‍🌾',
  "'; DROP TABLE products; --",
  "' OR 1=1 --",
  '.*+?^${}()|[]\\',
  '(a+)+$',
  '%%%___%%%',
  'חלב ולחם',
  '\u202Eklim\u202C',
  'a\u0301\u0302\u0303\u0304'.repeat(50),
  'milch:* & !brot | <->',
  '\\\\ \\% \\_',
  '\uFEFF\u200B\u00A0',
  '0'.repeat(300),
  '-'.repeat(500),
];
const facets = 'category brand price offer diet allergenFree grade origin availability sort'.split(
  ' ',
);

/** Addresses that no shopper means: any text as term, as value of each facet, and pages far away. */
export function unusualQueries(seed) {
  const dice = seededRandom(seed);
  const pick = (list) => list[Math.floor(dice() * list.length)];
  return () => {
    const text = encodeURIComponent(pick(texts));
    const far = pick(['0', '1000000000', '999999999999999999999', '-1', 'x', '1e9']);
    const kind = dice();
    if (kind < 0.4) return `/api/products/search/${text}?pageSize=24`;
    if (kind < 0.6) return `/api/categories/search/${text}?pageSize=5`;
    if (kind < 0.8) return `/api/products?${pick(facets)}=${text}&offset=${far}`;
    return `/api/products/search/milch?${pick(facets)}=${text}&offset=${far}&pageSize=${far}`;
  };
}
