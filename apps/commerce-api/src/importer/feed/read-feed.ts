import { ProductFeedRow } from '@larder/contracts/catalogue/feed';
import type { PriceList } from '../prices/price-list.js';
import type { FeedEntry } from './feed-item.js';
import { toFeedEntry, unknownColumns, unknownColumnsFault } from './feed-item.js';
import { readRows } from './read-rows.js';
import type { OnProgress } from './read-table.js';
import { cellReader } from './typed-cells.js';

export interface FeedOptions {
  /** Prices that go over those of the feed. */
  readonly prices?: PriceList | undefined;
  readonly onProgress?: OnProgress | undefined;
}

export function withPrice(
  row: Readonly<Record<string, unknown>>,
  prices: PriceList | undefined,
): Record<string, unknown> {
  return { ...row, ...(typeof row.sku === 'string' ? prices?.find(row.sku) : undefined) };
}

const read = cellReader(ProductFeedRow.shape);

/**
 * Rows of the plain feed in CSV, Excel or JSON lines. Throws when the headings of a table name a column
 * that the feed does not have.
 */
export async function* readFeed(
  file: string,
  { prices, onProgress }: FeedOptions = {},
): AsyncGenerator<FeedEntry> {
  for await (const row of readRows(file, { onProgress, checkHeadings, read }))
    yield 'cells' in row ? toFeedEntry(row.line, withPrice(row.cells, prices)) : row;
}

function checkHeadings(headings: readonly string[]): void {
  const unknown = unknownColumns(headings);
  if (unknown.length > 0) throw new Error(unknownColumnsFault(unknown));
}
