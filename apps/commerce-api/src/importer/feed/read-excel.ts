/** A cell as a text, as a CSV file would have it. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString();
  return cell === null || cell === undefined ? '' : String(cell);
}

/**
 * Rows of the first sheet of an Excel workbook (`.xlsx`) with their line in the sheet, from 1. The
 * library is loaded with the first workbook: it reads the whole sheet into memory.
 */
export async function* readSheetRows(
  file: string,
): AsyncGenerator<{ readonly line: number; readonly record: string[] }> {
  const { readSheet } = await import('read-excel-file/node');
  for (const [index, row] of (await readSheet(file)).entries())
    yield { line: index + 1, record: row.map(textOf) };
}
