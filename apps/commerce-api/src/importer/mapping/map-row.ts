import type { Measures } from '@larder/countries';
import type { CellReader } from '../feed/typed-cells.js';
import { categoryOf } from '../feed/category-of.js';
import { parseQuantity } from '../feed/quantity.js';
import { allowedNames } from '../../seeding/tenant-check/near-name.js';
import type { MappingFile, MappingRule } from './mapping-file.js';
import { converted, numberOf, type ConversionTarget } from './units.js';

export type SourceCells = Readonly<Record<string, unknown>>;

/** Cells of the feed, with the names of categories that the shop may not know. */
export type MappedRow =
  | {
      readonly cells: Readonly<Record<string, unknown>>;
      readonly categoryNames?: Readonly<Record<string, string>>;
    }
  | { readonly sku?: string; readonly reason: string };

/** Columns that the feed has in whole grams: two pounds are 907. */
const wholeColumns = new Set([
  'drainedWeight',
  'shippingWeight',
  'quantityStepSize',
  'maxQuantity',
]);

/** Makes rows of the feed of rows of the file; `read` types the cells. */
export function rowMapper(mapping: MappingFile, measures: Measures, read: CellReader) {
  const rules = Object.entries(mapping.columns).map(([column, rule]) => {
    const target = { measures, isWhole: wholeColumns.has(column) };
    return [column, compiled(typeof rule === 'string' ? { from: rule } : rule, target)] as const;
  });
  return (source: SourceCells): MappedRow => {
    const cells: Record<string, unknown> = {};
    const faults: string[] = [];
    for (const [column, rule] of rules) {
      const text = rule(source);
      if (typeof text === 'object') faults.push(`${column}: ${text.fault}`);
      else if (text !== '') cells[column] = read(column, text);
    }
    const { sku } = cells;
    if (faults.length > 0)
      return { ...(typeof sku === 'string' && { sku }), reason: faults.join('; ') };
    const category = mapping.categories && categoryIn(source, mapping.categories);
    return {
      cells: {
        ...contentIn(source, mapping, measures),
        ...picturesIn(source, mapping),
        ...(category && { categoryPath: category.path }),
        ...cells,
      },
      ...(category && { categoryNames: category.names }),
    };
  };
}

/** A value of the file as a text; JSON may have numbers, booleans and lists. */
function textAt(source: SourceCells, column: string): string {
  const value = source[column];
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(String).join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string).trim();
}

const listOf = (from: string | readonly string[]) => (typeof from === 'string' ? [from] : from);

const joined = (source: SourceCells, from: string | readonly string[], separator = ' ') =>
  listOf(from)
    .map((column) => textAt(source, column))
    .filter((text) => text !== '')
    .join(separator);

/** A rule as a function that gives the text of a cell, empty where it has none, or what is wrong. */
function compiled(rule: MappingRule, target: ConversionTarget) {
  const { from = [], separator, constant, lookup } = rule;
  const pattern = rule.pattern === undefined ? undefined : new RegExp(rule.pattern, 'u');
  return (source: SourceCells): string | { readonly fault: string } => {
    if (constant !== undefined) return constant;
    const text = joined(source, from, separator);
    const match = pattern === undefined ? text : matched(pattern, text);
    const found = lookup && match !== '' ? lookup[match] : match;
    if (found === undefined && rule.default === undefined)
      return {
        fault: `"${match}" is not in the lookup. ${allowedNames(match, Object.keys(lookup ?? {}))}`,
      };
    return inUnit(rule, target, found === undefined || found === '' ? (rule.default ?? '') : found);
  };
}

function matched(pattern: RegExp, text: string): string {
  const match = pattern.exec(text);
  return (match?.[1] ?? match?.[0] ?? '').trim();
}

function inUnit({ unit, factor }: MappingRule, target: ConversionTarget, text: string) {
  if (text === '' || (unit === undefined && factor === undefined)) return text;
  const value = numberOf(text);
  if (value === undefined) return { fault: `"${text}" is not allowed. Allowed: a number` };
  return String(converted(value, { ...target, unit, factor }));
}

function categoryIn(source: SourceCells, rule: NonNullable<MappingFile['categories']>) {
  const { from, separator = '>' } = rule;
  const text = joined(source, from, separator);
  return categoryOf(text === '' ? rule.default : text, separator);
}

function contentIn(source: SourceCells, { content }: MappingFile, measures: Measures) {
  const found = content && parseQuantity(joined(source, content.from), measures);
  return found && { contentAmount: found.amount, contentUnit: found.unit };
}

const maxPictures = 8;

function picturesIn(source: SourceCells, { pictures }: MappingFile) {
  if (!pictures) return {};
  const { from, separator = ',', base } = pictures;
  const [picture, ...more] = joined(source, from, separator)
    .split(separator)
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => addressOf(name, base));
  return {
    ...(picture !== undefined && { picture }),
    ...(more.length > 0 && { morePictures: more.slice(0, maxPictures) }),
  };
}

function addressOf(name: string, base: string | undefined): string {
  if (base === undefined || /^https?:\/\//.test(name)) return name;
  const path = name.split(/[\\/]/).map(encodeURIComponent).join('/');
  return `${base.replace(/\/$/, '')}/${path}`;
}
