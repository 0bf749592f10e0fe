import { sql } from 'drizzle-orm';
import { indexOf } from '../../../catalogue/product-index/build-index.js';
import { languageIndexOf } from '../../../catalogue/product-index/language-index.js';
import type { Label, TenantScope } from '../../../catalogue/product-index/read-products.js';
import {
  readLabels,
  readPaths,
  readProducts,
  readTexts,
} from '../../../catalogue/product-index/read-products.js';
import { textArray } from '../../../kernel/database/database.js';
import { createTermReader } from '../../product-terms.js';
import { joinedWords } from '../../words/joined-words.js';
import type { Lexicon } from '../../words/lexicon.js';
import { readLexicon } from '../../words/lexicon.js';
import { heaviest } from '../../postings.js';
import { quoted } from './text-query.js';

/** What documents of one language are made with. */
interface LanguageSource {
  readonly locale: string;
  readonly lexicon: Lexicon;
  readonly labels: readonly Label[];
}

export async function readLanguage(place: TenantScope, locale: string): Promise<LanguageSource> {
  const lexicon = await readLexicon(place, locale);
  return { locale, lexicon, labels: await readLabels(place, locale) };
}

/** Longer terms do not fit into a text search vector, and nobody types them. */
const maxTermLength = 200;
/** Least weights of the classes A, B and C, by which the database chooses candidates. */
const classes = [
  [100, 'A'],
  [60, 'B'],
  [30, 'C'],
  [0, 'D'],
] as const;
const classOf = (weight: number) => classes.find(([least]) => weight >= least)?.[1] ?? 'D';

/** A text search vector in which the position of a term is its weight. */
function vectorOf(terms: ReadonlyMap<string, number>): string {
  return [...terms]
    .filter(([term]) => term.length <= maxTermLength)
    .map(([term, weight]) => `${quoted(term)}:${weight}${classOf(weight)}`)
    .join(' ');
}

/** Rebuilds the documents of products in one language; a product that is gone loses its own. */
export async function writeDocuments(
  place: TenantScope,
  { locale, lexicon, labels }: LanguageSource,
  skus: readonly string[],
): Promise<void> {
  const { db, tenant } = place;
  const products = await readProducts(place, skus);
  const pathOf = new Map((await readPaths(place)).map(({ slug, path }) => [slug, path]));
  const index = indexOf(products, { tenant, revision: 0, pathOf, maxPopularity: 0 });
  const texts = await readTexts(place, locale, skus);
  const language = languageIndexOf(index, locale, texts, labels);
  const readTerms = createTermReader(lexicon, index, language);
  const documents = [];
  const joined = [];
  for (const [number, sku] of index.skus.entries()) {
    const text = language.texts[number];
    if (!text) continue;
    const terms = new Map<string, number>();
    readTerms(number, (term, _, weight) => {
      terms.set(term, Math.min(heaviest, (terms.get(term) ?? 0) + weight));
    });
    documents.push({ sku, terms: vectorOf(terms) });
    const brand = language.brandNames[index.columns.brand[number] ?? 0] ?? '';
    for (const [word, stems] of joinedWords(lexicon, { texts: [text], brandNames: [brand] }))
      joined.push({ sku, word, stems });
  }
  await db.execute(sql`DELETE FROM search_documents WHERE tenant = ${tenant} AND locale = ${locale}
    AND sku = ANY(${textArray(skus)})`);
  await db.execute(sql`INSERT INTO search_documents (tenant, locale, sku, terms)
    SELECT ${tenant}, ${locale}, r.sku, r.terms::tsvector
    FROM jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) AS r(sku text, terms text)`);
  await db.execute(sql`DELETE FROM search_joined_words WHERE tenant = ${tenant}
    AND locale = ${locale} AND sku = ANY(${textArray(skus)})`);
  await db.execute(sql`INSERT INTO search_joined_words (tenant, locale, sku, word, stems)
    SELECT ${tenant}, ${locale}, r.sku, r.word, r.stems
    FROM jsonb_to_recordset(${JSON.stringify(joined)}::jsonb) AS r(sku text, word text, stems text[])`);
}
