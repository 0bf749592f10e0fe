import { sql } from 'drizzle-orm';

const weighed = (['a', 'b', 'c'] as const).map(
  (part) =>
    sql`setweight(to_tsvector(r.configuration::regconfig, ${sql.raw(`r.${part}`)}), ${sql.raw(`'${part.toUpperCase()}'`)})`,
);

/**
 * How a record becomes searchable: folded words in three weights, `a` counting most, stemmed in the
 * language that `configuration` names.
 */
export const searchOfRecord = {
  inputs: { a: 'text', b: 'text', c: 'text', configuration: 'text' },
  computed: { search: sql.join(weighed, sql` || `) },
};
