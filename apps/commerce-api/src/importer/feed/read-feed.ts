import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { ProductFeedRow } from '@larder/contracts/catalogue/feed';
import * as z from 'zod/mini';
import type { FeedEntry } from './feed-item.js';
import { toFeedEntry, unknownColumns, unknownColumnsFault } from './feed-item.js';
import type { PriceList } from '../prices/price-list.js';
import type { OnProgress } from './read-table.js';
import { readTable } from './read-table.js';

export interface FeedOptions {
  /** Prices that go over those of the feed. */
  readonly prices?: PriceList | undefined;
  readonly onProgress?: OnProgress | undefined;
}

function withPrice(
  row: Record<string, unknown>,
  prices: PriceList | undefined,
): Record<string, unknown> {
  return { ...row, ...(typeof row.sku === 'string' ? prices?.find(row.sku) : undefined) };
}

/** Rows of a feed in JSON lines. */
export async function* readJsonLines(
  file: string,
  { prices, onProgress }: FeedOptions = {},
): AsyncGenerator<FeedEntry> {
  const stream = createReadStream(file, 'utf8');
  let line = 0;
  for await (const text of createInterface({ input: stream, crlfDelay: Infinity })) {
    line += 1;
    onProgress?.(stream.bytesRead);
    const row = line === 1 ? text.replace(/^\uFEFF/, '') : text;
    if (row.trim() !== '') yield parseLine(line, row, prices);
  }
}

function parseLine(line: number, text: string, prices: PriceList | undefined): FeedEntry {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { line, reason: 'is no JSON' };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { line, reason: 'is no JSON object' };
  }
  return toFeedEntry(line, withPrice(value as Record<string, unknown>, prices));
}

type Kind = 'text' | 'number' | 'boolean' | 'list';

function kindOf(schema: z.core.$ZodType): Kind {
  if (schema instanceof z.core.$ZodOptional) return kindOf(schema._zod.def.innerType);
  if (schema instanceof z.core.$ZodNumber) return 'number';
  if (schema instanceof z.core.$ZodBoolean) return 'boolean';
  return schema instanceof z.core.$ZodArray ? 'list' : 'text';
}

const kinds = new Map(
  Object.entries(ProductFeedRow.shape).map(([name, schema]) => [name, kindOf(schema)] as const),
);

/** Rows of a feed in CSV. Throws when the headings name a column that the feed does not have. */
export async function* readCsv(
  file: string,
  { prices, onProgress }: FeedOptions = {},
): AsyncGenerator<FeedEntry> {
  for await (const { line, cells } of readTable(file, { onProgress, checkHeadings })) {
    yield toFeedEntry(line, withPrice(typed(cells), prices));
  }
}

function checkHeadings(headings: readonly string[]): void {
  const unknown = unknownColumns(headings);
  if (unknown.length > 0) throw new Error(unknownColumnsFault(unknown));
}

/** Cells of CSV are strings: converts each to the type of its column; empty ones are absent. */
function typed(cells: Readonly<Record<string, string>>): Record<string, unknown> {
  const filled = Object.entries(cells).filter(([, cell]) => cell.trim() !== '');
  return Object.fromEntries(
    filled.map(([name, cell]) => [name, typedCell(kinds.get(name), cell.trim())]),
  );
}

function typedCell(kind: Kind | undefined, cell: string): unknown {
  if (kind === 'number')
    return /^-?\d+([.,]\d+)?$/.test(cell) ? Number(cell.replace(',', '.')) : cell;
  if (kind === 'boolean')
    return { true: true, false: false, 1: true, 0: false }[cell.toLowerCase()] ?? cell;
  if (kind === 'list')
    return cell
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  return cell;
}
