import { sql } from 'drizzle-orm';
import type { StoredPicture } from '../../catalogue/tables.js';
import { rows, type Database } from '../../kernel/database/database.js';
import type { FeedEntry, FeedItem } from '../feed/feed-item.js';
import type { ImportReport, Refusal } from '../report.js';
import { withoutMissing, type PhotoList } from './photo-list.js';

export interface ImportedPhotos {
  /** The entries with their photographs, instead of the pictures that their rows name. */
  addTo(entries: AsyncIterable<FeedEntry>): AsyncGenerator<FeedEntry>;
  /** The report with what happened to the photographs. */
  report(report: ImportReport): ImportReport;
}

/**
 * Photographs of an import. A list says all that there is: products without a photograph show the picture
 * of their row. Those whose photograph was refused, and all products of an import without a list, keep
 * the photographs that they have.
 */
export async function openPhotos(
  db: Database,
  tenant: string,
  list: PhotoList | undefined,
): Promise<ImportedPhotos> {
  const known = await readKnown(db, tenant);
  const dropped: Refusal[] = [];
  const withKnown = (item: FeedItem): FeedItem => {
    const photos = known.get(item.row.sku);
    return photos ? { ...item, photos } : item;
  };
  const withPhotos = (item: FeedItem): FeedItem => {
    const { line, row } = item;
    const shown = { ...item, row: withoutMissing(row, !list) };
    if (!list) return withKnown(shown);
    const { photos, refused } = list.find(row);
    for (const reason of refused) dropped.push({ line, sku: row.sku, reason });
    if (photos.length > 0) return { ...item, photos };
    return refused.length > 0 ? withKnown(shown) : shown;
  };
  return {
    async *addTo(entries) {
      for await (const entry of entries) yield 'row' in entry ? withPhotos(entry) : entry;
    },
    report: (report) => ({
      ...report,
      ...(dropped.length > 0 && { dropped: [...(report.dropped ?? []), ...dropped] }),
      ...(list && { unusedPhotos: list.unused() }),
    }),
  };
}

async function readKnown(db: Database, tenant: string) {
  const found = await rows<{ sku: string; photos: readonly StoredPicture[] }>(
    db,
    sql`SELECT sku, details->'photos' AS photos FROM products
      WHERE tenant = ${tenant} AND details ? 'photos'`,
  );
  return new Map(found.map(({ sku, photos }) => [sku, photos]));
}
