import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../setup/bootstrap.mjs';

/** Numbers from 0 up to 1 that look random and are the same for a seed. */
export function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

const pick = (dice, list) => list[Math.floor(dice() * list.length)];

function categorySlugs() {
  const file = path.join(root, 'libs/tenants/gruenmarkt/data/categories.json');
  const walk = (nodes) => nodes.flatMap(({ slug, children = [] }) => [slug, ...walk(children)]);
  return walk(JSON.parse(readFileSync(file, 'utf8')));
}

const chosen = {
  diet: ['organic', 'vegan', 'vegetarian', 'organic,vegetarian'],
  price: ['0-100', '100-200', '200-500', '500-1000'],
  grade: ['A', 'A,B', 'C'],
  offer: ['reduced', 'loyalty'],
  origin: ['oesterreich', 'italien,spanien'],
  allergenFree: ['milk', 'gluten', 'nuts,milk'],
  availability: ['available'],
};
const sorts = ['relevance', 'relevance', 'price', 'unitprice', 'name', 'newest'];

/** Addresses of listings: every category, filtered and sorted in every way, the first pages most. */
export function listings(seed) {
  const dice = seededRandom(seed);
  const slugs = categorySlugs();
  return () => {
    const query = new URLSearchParams({ sort: pick(dice, sorts) });
    for (const [name, values] of Object.entries(chosen))
      if (dice() < 0.2) query.set(name, pick(dice, values));
    query.set('offset', String(48 * Math.floor(dice() ** 3 * 6)));
    return `/api/categories/${pick(dice, slugs)}/products?${query}`;
  };
}

/** Words of the catalogue's names, some with a size, a brand, or two swapped letters. */
export function terms(seed, products) {
  const dice = seededRandom(seed);
  return () => {
    const { name, brand, packSize } = pick(dice, products);
    const kind = dice();
    if (kind < 0.1) return `${name} ${packSize}`;
    if (kind < 0.2) return `${brand} ${name}`;
    if (kind < 0.3 && name.length > 6) return name.slice(0, 3) + name[4] + name[3] + name.slice(5);
    return kind < 0.6 ? name : pick(dice, name.split(' '));
  };
}

export const searches = (seed, products) => {
  const next = terms(seed, products);
  return () => `/api/products/search/${encodeURIComponent(next().slice(0, 100))}?pageSize=24`;
};

/** Requests while typing: the first letters, for products and categories. */
export const suggestions = (seed, products) => {
  const next = terms(seed, products);
  const dice = seededRandom(seed + 1);
  return () => {
    const term = next();
    const typed = term.slice(0, 2 + Math.floor(dice() * (term.length - 1))).trim();
    const kind = dice() < 0.7 ? 'products' : 'categories';
    return `/api/${kind}/search/${encodeURIComponent(typed.slice(0, 100).padEnd(2, 'a'))}?pageSize=5`;
  };
};
