import type { Connection } from '../../../kernel/database/database.js';
import { sqlState } from '../../../kernel/database/database.js';

/** With the tenant first, a word that many shops of a database have is looked up in one of them alone. */
const statements = [
  'SELECT pg_advisory_xact_lock(4300)',
  'CREATE EXTENSION IF NOT EXISTS pg_trgm',
  'CREATE EXTENSION IF NOT EXISTS btree_gin',
  `CREATE INDEX IF NOT EXISTS search_documents_terms
    ON search_documents USING gin (tenant, locale, terms)`,
  `CREATE INDEX IF NOT EXISTS search_words_letters
    ON search_words USING gin (tenant, locale, word gin_trgm_ops)`,
  'CREATE INDEX IF NOT EXISTS search_words_stem ON search_words (tenant, locale, stem)',
];

/** Codes for an extension that the server lacks, or that the login may not create. */
const missing = new Set(['0A000', '58P01', '42501', 'F0000']);

/**
 * Makes the indexes of the search in PostgreSQL, which only a database that is searched pays for. Throws
 * where the database cannot be searched.
 */
export async function prepareSearch(connection: Connection): Promise<void> {
  try {
    await connection.migrate(async (script) => {
      for (const statement of statements) await script(statement);
    });
  } catch (error) {
    if (!missing.has(sqlState(error) ?? '')) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `PRODUCT_SEARCH=postgres needs the extensions pg_trgm and btree_gin in the database (${reason}). Let its owner create them, or set PRODUCT_SEARCH=memory.`,
      { cause: error },
    );
  }
}
