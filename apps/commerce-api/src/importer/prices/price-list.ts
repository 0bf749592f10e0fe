import type { Refusal } from '../report.js';
import type { TableRow } from '../feed/read-table.js';
import { readTable } from '../feed/read-table.js';

/** One product of a price list; amounts in cents, tax in percent. */
export interface ListedPrice {
  readonly priceRegular: number;
  readonly priceLoyalty?: number;
  readonly depositPrice?: number;
  readonly vatRate?: number;
}

export interface PriceList {
  /** By exact sku, or by a code of any length without leading zeros. */
  find(sku: string): ListedPrice | undefined;
  /** Rows without a product, with the reason; complete once every product was looked up. */
  unmatched(): Refusal[];
}

/** Amount in cents: `299` is cents already, `2.99` and `2,99` are whole currency. */
export function parseCents(text: string): number | undefined {
  const trimmed = text.trim().replace(/^[€$£]\s*|\s*[€$£]$/g, '');
  if (/^\d{1,8}$/.test(trimmed)) return Number(trimmed);
  const decimal = /^(\d{1,6})[.,](\d{1,2})$/.exec(trimmed);
  return decimal ? Number(decimal[1]) * 100 + Number((decimal[2] ?? '').padEnd(2, '0')) : undefined;
}

function keyOf(sku: string): string {
  const trimmed = sku.trim();
  return /^\d+$/.test(trimmed) ? trimmed.replace(/^0+/, '') : trimmed;
}

interface Row {
  readonly line: number;
  readonly sku: string;
  readonly price: ListedPrice;
}

function readRow({ line, cells }: TableRow): Row {
  const amount = (column: string, required = false): number | undefined => {
    const text = cells[column] ?? '';
    const value = text.trim() === '' ? undefined : parseCents(text);
    if (value === undefined && (required || text.trim() !== '')) {
      throw new Error(`Price list, line ${line}: ${column} "${text}" is no amount`);
    }
    return value;
  };
  const code = cells.sku ?? cells.code ?? cells.gtin ?? '';
  if (code.trim() === '') throw new Error(`Price list, line ${line}: there is no sku or code`);
  const column = cells.price === undefined ? 'priceRegular' : 'price';
  const regular = amount(column, true) ?? 0;
  const loyalty = amount('priceLoyalty');
  const deposit = amount('depositPrice');
  const vat = (cells.vatRate ?? '').trim().replace(',', '.');
  const price: ListedPrice = {
    priceRegular: regular,
    ...(loyalty !== undefined && { priceLoyalty: loyalty }),
    ...(deposit !== undefined && { depositPrice: deposit }),
    ...(vat !== '' && { vatRate: Number(vat) }),
  };
  return { line, sku: code.trim(), price };
}

function checkHeadings(headings: readonly string[]): void {
  const one = (...names: readonly string[]) => names.some((name) => headings.includes(name));
  if (!one('sku', 'code', 'gtin') || !one('price', 'priceRegular')) {
    throw new Error('The price list needs a column sku (or code, gtin) and a column price');
  }
}

/**
 * Reads a price list whole. Throws with the line when one of its prices cannot be read. Of several rows
 * with one code the last one holds.
 */
export async function readPriceList(file: string): Promise<PriceList> {
  const known = new Map<string, Row>();
  const replaced: Refusal[] = [];
  for await (const cells of readTable(file, { checkHeadings })) {
    const row = readRow(cells);
    const before = known.get(keyOf(row.sku));
    if (before)
      replaced.push({
        line: before.line,
        sku: before.sku,
        reason: `the price of line ${row.line} holds for this code`,
      });
    known.set(keyOf(row.sku), row);
  }
  const left = new Set(known.values());
  const find = (sku: string) => {
    const row = known.get(keyOf(sku));
    if (row) left.delete(row);
    return row?.price;
  };
  const unmatched = () =>
    [
      ...replaced,
      ...[...left].map(({ line, sku }) => ({
        line,
        sku,
        reason: 'no product with this code was read',
      })),
    ].sort((one, other) => one.line - other.line);
  return { find, unmatched };
}
