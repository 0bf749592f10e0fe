import { sql } from 'drizzle-orm';

const weighed = (['a', 'b', 'c'] as const).map(
  (part) =>
    sql`setweight(to_tsvector(r.configuration::regconfig, ${sql.raw(`r.${part}`)}), ${sql.raw(`'${part.toUpperCase()}'`)})`,
);

/**
 * Search vector of a record: folded words with three weights, `a` highest, stemmed in the language of
 * `configuration`.
 */
export const searchOfRecord = {
  inputs: { a: 'text', b: 'text', c: 'text', configuration: 'text' },
  computed: { search: sql.join(weighed, sql` || `) },
};
