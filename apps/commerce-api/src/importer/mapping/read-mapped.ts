import type { Measures } from '@larder/countries';
import { allowedNames } from '../../seeding/tenant-check/near-name.js';
import type { RawRow } from '../feed/read-rows.js';
import { readRows } from '../feed/read-rows.js';
import type { OnProgress } from '../feed/read-table.js';
import type { CellReader } from '../feed/typed-cells.js';
import type { MappingFile } from './mapping-file.js';
import { rowMapper } from './map-row.js';

export interface MappedSource {
  readonly file: string;
  readonly mapping: MappingFile;
  /** Of the shop's country. */
  readonly measures: Measures;
  /** Types the cells of the feed. */
  readonly read: CellReader;
  readonly onProgress?: OnProgress | undefined;
}

type NamedRow = RawRow & {
  readonly sku?: string;
  readonly categoryNames?: Readonly<Record<string, string>>;
};

/** Rows of any table or of JSON lines as rows of a feed. Throws when the file lacks a column of the mapping. */
export async function* readMapped({
  file,
  mapping,
  measures,
  read,
  onProgress,
}: MappedSource): AsyncGenerator<NamedRow> {
  const map = rowMapper(mapping, measures, read);
  const checkHeadings = (headings: readonly string[]) => checkSources(mapping, headings);
  const asText: CellReader = (_column, cell) => cell.trim();
  for await (const row of readRows(file, { onProgress, checkHeadings, read: asText }))
    yield 'cells' in row ? { line: row.line, ...map(row.cells) } : row;
}

/** Columns that the mapping names, by their path in it. */
function sourcesOf({ columns, categories, content, pictures }: MappingFile) {
  const found: [string, string | readonly string[] | undefined][] = Object.entries(columns).map(
    ([name, rule]) =>
      typeof rule === 'string' ? [`columns.${name}`, rule] : [`columns.${name}.from`, rule.from],
  );
  found.push(['categories.from', categories?.from], ['content.from', content?.from]);
  found.push(['pictures.from', pictures?.from]);
  return found.flatMap(([path, from = []]) =>
    (typeof from === 'string' ? [from] : from).map((column) => ({ path, column })),
  );
}

function checkSources(mapping: MappingFile, headings: readonly string[]): void {
  const missing = sourcesOf(mapping).filter(({ column }) => !headings.includes(column));
  if (missing.length === 0) return;
  const faults = missing.map(
    ({ path, column }) =>
      `${path} is "${column}", which the file has not. ${allowedNames(column, headings)}`,
  );
  throw new Error(`The mapping does not fit the file. ${faults.join('; ')}`);
}
