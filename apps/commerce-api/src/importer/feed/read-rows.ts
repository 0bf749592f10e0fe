import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { OnProgress } from './read-table.js';
import { readTable } from './read-table.js';
import type { CellReader } from './typed-cells.js';

/** A row of a file before it is checked, or a line that holds none. */
export type RawRow =
  | { readonly line: number; readonly cells: Readonly<Record<string, unknown>> }
  | { readonly line: number; readonly reason: string };

export interface RowOptions {
  readonly onProgress?: OnProgress | undefined;
  /** Throws for a table whose headings cannot be read. */
  readonly checkHeadings?: ((headings: readonly string[]) => void) | undefined;
  /** Types the cells of tables. */
  readonly read: CellReader;
  /** Value of an empty cell of a table; absent without it. */
  readonly empty?: ((column: string) => unknown) | undefined;
}

/** Rows of JSON lines, or of a table in CSV or Excel, by the name of the file. */
export function readRows(file: string, options: RowOptions): AsyncGenerator<RawRow> {
  return /\.(jsonl|ndjson|json)$/i.test(file)
    ? readObjects(file, options.onProgress)
    : readTyped(file, options);
}

async function* readObjects(file: string, onProgress?: OnProgress): AsyncGenerator<RawRow> {
  const stream = createReadStream(file, 'utf8');
  let line = 0;
  for await (const text of createInterface({ input: stream, crlfDelay: Infinity })) {
    line += 1;
    onProgress?.(stream.bytesRead);
    const row = line === 1 ? text.replace(/^\uFEFF/, '') : text;
    if (row.trim() !== '') yield parseLine(line, row);
  }
}

function parseLine(line: number, text: string): RawRow {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { line, reason: 'is no JSON' };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { line, reason: 'is no JSON object' };
  }
  return { line, cells: value as Record<string, unknown> };
}

async function* readTyped(
  file: string,
  { onProgress, checkHeadings, read, empty }: RowOptions,
): AsyncGenerator<RawRow> {
  const options = { onProgress, ...(checkHeadings && { checkHeadings }) };
  for await (const { line, cells } of readTable(file, options)) {
    const typed: Record<string, unknown> = {};
    for (const [column, cell] of Object.entries(cells)) {
      const value = cell.trim() === '' ? empty?.(column) : read(column, cell);
      if (value !== undefined) typed[column] = value;
    }
    yield { line, cells: typed };
  }
}
