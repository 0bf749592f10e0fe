import { readRows } from '../feed/read-rows.js';
import type { OnProgress } from '../feed/read-table.js';
import { cellReader } from '../feed/typed-cells.js';
import type { DeltaEntry } from './delta-row.js';
import { DeltaRow, deltaColumnsFault, isRemovable, toDeltaEntry } from './delta-row.js';

const read = cellReader(DeltaRow.shape);

/** Rows of a delta feed in CSV, Excel or JSON lines. Throws for headings that such a feed does not have. */
export async function* readDelta(
  file: string,
  onProgress?: OnProgress,
): AsyncGenerator<DeltaEntry> {
  const empty = (column: string) => (isRemovable(column) ? null : undefined);
  for await (const row of readRows(file, { onProgress, checkHeadings, read, empty }))
    yield 'cells' in row ? toDeltaEntry(row.line, row.cells) : row;
}

function checkHeadings(headings: readonly string[]): void {
  const fault = headings.includes('sku')
    ? deltaColumnsFault(headings)
    : 'A delta feed needs a column sku';
  if (fault !== undefined) throw new Error(fault);
}
