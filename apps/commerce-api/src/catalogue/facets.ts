import type { SQL } from 'drizzle-orm';
import { and, arrayOverlaps, inArray, or, sql } from 'drizzle-orm';
import type { Facet } from '@larder/contracts/catalogue';
import { brands, productTexts, products } from './tables.js';

export type FacetId = Facet['id'];
/** Chosen values by facet. */
export type Filters = { readonly [K in FacetId]?: readonly string[] | undefined };

interface FacetRule {
  /** The rows that the chosen values leave. */
  readonly matches: (chosen: string[]) => SQL | undefined;
  /** What a row counts for: rows of value and label, or none. */
  readonly values: SQL;
  /** True when a further choice narrows (organic and vegan), false when it widens (two brands). */
  readonly narrows?: true;
  /** True when a value's count is that of the rows without it. */
  readonly countsOthers?: true;
}

/** Bounds of the price classes in cents; a class is written `200-500`, the last one `1000-`. */
const classes = ['0-100', '100-200', '200-500', '500-1000', '1000-'] as const;
const diets = ['organic', 'vegan', 'vegetarian', 'gluten-free', 'lactose-free'];

const texts = (list: readonly string[]) =>
  sql`ARRAY[${sql.join(
    list.map((one) => sql`${one}`),
    sql`, `,
  )}]::text[]`;

/** Lower bound included, upper excluded, either may be missing; anything else matches nothing. */
function inPriceClass(text: string): SQL {
  const bounds = /^(\d{0,7})-(\d{0,7})$/.exec(text);
  if (!bounds) return sql`false`;
  const [from, to] = bounds.slice(1);
  const above = from ? sql`${products.shownPrice} >= ${Number(from)}` : sql`true`;
  const below = to ? sql`${products.shownPrice} < ${Number(to)}` : sql`true`;
  return sql`(${above} AND ${below})`;
}

function priceClasses(): SQL {
  const listed = classes.map((one) => sql`(${one}::text, ${inPriceClass(one)})`);
  return sql`SELECT v, v FROM (VALUES ${sql.join(listed, sql`, `)}) AS c(v, hit) WHERE hit`;
}

const facetRules: { readonly [K in FacetId]: FacetRule } = {
  category: {
    matches: (chosen) => arrayOverlaps(products.categoryPath, chosen),
    values: sql`SELECT ${products.categorySlug}, ${productTexts.categories} -> -1 ->> 'name'`,
  },
  brand: {
    matches: (chosen) => inArray(products.brandSlug, chosen),
    values: sql`SELECT ${products.brandSlug}, ${brands.name} WHERE ${products.brandSlug} IS NOT NULL`,
  },
  price: { matches: (chosen) => or(...chosen.map(inPriceClass)), values: priceClasses() },
  offer: {
    matches: (chosen) =>
      sql`((${chosen.includes('reduced')} AND ${products.priceFormer} IS NOT NULL)
        OR (${chosen.includes('loyalty')} AND ${products.priceLoyalty} IS NOT NULL))`,
    values: sql`SELECT v, v FROM (VALUES ('reduced', ${products.priceFormer}), ('loyalty', ${products.priceLoyalty})) AS o(v, price) WHERE price IS NOT NULL`,
  },
  diet: {
    matches: (chosen) => sql`${products.marks} @> ${texts(chosen)}`,
    values: sql`SELECT v, v FROM unnest(${products.marks}) AS v WHERE v = ANY(${texts(diets)})`,
    narrows: true,
  },
  allergenFree: {
    matches: (chosen) => sql`NOT (${products.allergens} || ${products.traces}) && ${texts(chosen)}`,
    values: sql`SELECT DISTINCT v, v FROM unnest(${products.allergens} || ${products.traces}) AS v`,
    narrows: true,
    countsOthers: true,
  },
  grade: {
    matches: (chosen) => inArray(sql`${products.grade}`, chosen),
    values: sql`SELECT ${products.grade}, ${products.grade} WHERE ${products.grade} IS NOT NULL`,
  },
  origin: {
    matches: (chosen) => inArray(products.originKey, chosen),
    values: sql`SELECT ${products.originKey}, ${productTexts.originCountry} WHERE ${products.originKey} IS NOT NULL`,
  },
  availability: {
    matches: (chosen) => inArray(sql`${products.availability}`, chosen),
    values: sql`SELECT ${products.availability}, ${products.availability}`,
  },
};

const facetIds = Object.keys(facetRules) as readonly FacetId[];

/** The condition of all chosen values, but for those of one facet. */
export function filterCondition(filters: Filters, except?: FacetId): SQL | undefined {
  return and(
    ...facetIds.map((id) => {
      const chosen = filters[id];
      if (id === except || !chosen || chosen.length === 0) return undefined;
      return facetRules[id].matches([...chosen]);
    }),
  );
}

/**
 * What one product counts for, as a subquery of facet, value and label; with a row `total` when the
 * filters leave it. A value's count is what choosing it would leave: in a facet that widens, its own
 * choice is left aside.
 */
export function facetRows(filters: Filters): SQL {
  const whole = filterCondition(filters) ?? sql`true`;
  const parts = facetIds.map((id) => {
    const { values, narrows } = facetRules[id];
    const kept =
      (narrows ? undefined : filterCondition(filters, id)) ?? (narrows ? whole : sql`true`);
    return sql`SELECT ${id}::text, v, l FROM (${values}) AS ${sql.raw(`of_${id}`)}(v, l) WHERE ${kept}`;
  });
  return sql.join(
    [sql`SELECT 'total'::text, ''::text, ''::text WHERE ${whole}`, ...parts],
    sql` UNION ALL `,
  );
}

export interface CountedValue {
  readonly facet: string;
  readonly value: string;
  readonly label: string | null;
  readonly count: number;
}

/** Facets in their fixed order, values by count; chosen values stand there even when none is left. */
export function toFacets(
  counted: readonly CountedValue[],
  filters: Filters,
  total: number,
): Facet[] {
  return facetIds.map((id) => {
    const chosen = filters[id] ?? [];
    const own = counted.filter(({ facet }) => facet === id);
    const missing = chosen.filter((value) => !own.some((one) => one.value === value));
    const values = [...own, ...missing.map((value) => ({ value, label: value, count: 0 }))].map(
      ({ value, label, count }) => ({
        value,
        label: label ?? value,
        count: facetRules[id].countsOthers ? total - count : count,
        selected: chosen.includes(value),
      }),
    );
    return {
      id,
      values: values.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
    };
  });
}
