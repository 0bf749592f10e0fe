import type { Residue } from '@larder/contracts/pesticides';
import { CalendarDate, Id, Sku } from '@larder/contracts/schemas';
import * as z from 'zod/mini';
import type { TableRow } from '../../importer/feed/read-table.js';
import { isStorable } from '../../kernel/input/is-storable.js';
import { residueOf, assessSample } from './traffic-light.js';

/** A usable row of the file; texts by language, the one of the column without a language first. */
export interface ReportRow {
  readonly id: string;
  readonly sku: string | undefined;
  readonly producer: string;
  readonly sampledOn: string;
  readonly residues: readonly Residue[];
  readonly product: string;
  readonly origin: string;
  /** `product.en` and similar, as written in the file. */
  readonly texts: Readonly<Record<string, string>>;
}

const columns = ['id', 'sku', 'product', 'origin', 'producer', 'sampledOn', 'residues'];
const localised = /^(product|origin)\.[a-z]{2}(-[A-Z]{2})?$/;

/** Throws when a column is missing or unknown. */
export function checkHeadings(headings: readonly string[]): void {
  const missing = columns.filter((name) => name !== 'sku' && !headings.includes(name));
  if (missing.length > 0) throw new Error(`The reports lack the column ${missing.join(', ')}`);
  const unknown = headings.filter((name) => !columns.includes(name) && !localised.test(name));
  if (unknown.length > 0) throw new Error(`Reports have no column ${unknown.join(', ')}`);
}

const Text = z.string().check(z.minLength(1, 'is missing'), z.maxLength(200));
const Row = z.object({
  id: Id,
  sku: z.optional(Sku),
  product: Text,
  origin: Text,
  producer: Text,
  sampledOn: CalendarDate,
});

/** The row, or why it cannot be taken. */
export function readReport({ cells }: TableRow, now: Date): ReportRow | string {
  const filled = Object.fromEntries(
    Object.entries(cells).flatMap(([name, cell]) => (cell.trim() ? [[name, cell.trim()]] : [])),
  );
  if (!isStorable(filled)) return 'holds characters that no text has';
  const sampledOn = dayOf(filled.sampledOn ?? '', now);
  const parsed = z.safeParse(Row, { ...emptyTexts, ...filled, sampledOn });
  if (!parsed.success) return reasonOf(parsed.error);
  if (parsed.data.sampledOn > now.toISOString().slice(0, 10)) return 'sampledOn: is to come yet';
  const residues = residuesOf(filled.residues ?? '');
  if (typeof residues === 'string') return residues;
  const texts = Object.fromEntries(Object.entries(filled).filter(([name]) => localised.test(name)));
  return { ...parsed.data, sku: parsed.data.sku, residues, texts };
}

const emptyTexts = { id: '', product: '', origin: '', producer: '' };

function reasonOf({ issues }: { readonly issues: readonly z.core.$ZodIssue[] }): string {
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}

/** A calendar day, or so many days before now: `P12D`. */
function dayOf(text: string, now: Date): string {
  const [, days] = /^P(\d{1,4})D$/.exec(text) ?? [];
  if (days === undefined) return text;
  return new Date(now.getTime() - Number(days) * 86_400_000).toISOString().slice(0, 10);
}

/** `Boscalid:0.03:2 | Imazalil:0.8:4`: substance, found and allowed mg/kg. Empty: nothing found. */
function residuesOf(cell: string): Residue[] | string {
  const residues: Residue[] = [];
  for (const part of cell.split('|').filter((one) => one.trim() !== '')) {
    const [, substance = '', found, allowed] =
      /^\s*([^:]{1,80}):\s*(\d{1,6}(?:\.\d{1,6})?)\s*:\s*(\d{1,6}(?:\.\d{1,6})?)\s*$/.exec(part) ??
      [];
    if (found === undefined || !(Number(allowed) > 0))
      return `residues: "${part.trim().slice(0, 80)}" is not substance:found:allowed`;
    residues.push(residueOf(substance.trim(), Number(found), Number(allowed)));
  }
  const names = new Set(residues.map(({ substance }) => substance));
  if (names.size < residues.length) return 'residues: names a substance twice';
  if (assessSample(residues).loadPercent > 100_000) return 'residues: a share is beyond all sense';
  return residues.sort((a, b) => b.usedPercent - a.usedPercent);
}
