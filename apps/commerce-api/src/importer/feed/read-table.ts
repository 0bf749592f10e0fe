import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { parse } from 'csv-parse';
import { readSheetRows } from './read-excel.js';

/** Receives the number of bytes that have been read. */
export type OnProgress = (bytes: number) => void;

export interface TableRow {
  /** Line of the file in which the row begins, from 1. */
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

interface TableOptions {
  readonly onProgress?: OnProgress | undefined;
  readonly checkHeadings?: (headings: readonly string[]) => void;
}

const delimiters = ['\t', ';', ','] as const;

/** The delimiter that the first line has most of. */
async function delimiterOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(65_536), 0, 65_536, 0);
    const heading = buffer.toString('utf8', 0, bytesRead).split(/\r?\n/, 1)[0] ?? '';
    const counts = delimiters.map((delimiter) => heading.split(delimiter).length);
    return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
  } finally {
    await handle.close();
  }
}

interface Line {
  readonly line: number;
  readonly record: readonly string[];
}

/**
 * Streams a table with a header line: Excel's first sheet, or text separated by comma, semicolon or
 * tab, with or without a byte-order mark, with stray quotes and short lines. The first of several
 * columns with the same header wins.
 */
export async function* readTable(
  file: string,
  { onProgress, checkHeadings }: TableOptions = {},
): AsyncGenerator<TableRow> {
  const lines = /\.xlsx$/i.test(file) ? readSheetRows(file) : readText(file, onProgress);
  let headings: string[] | undefined;
  for await (const { line, record } of lines) {
    if (headings === undefined) {
      headings = record.map((heading) => heading.trim());
      checkHeadings?.(headings);
      continue;
    }
    if (record.every((cell) => cell === '')) continue;
    const cells: Record<string, string> = Object.create(null) as Record<string, string>;
    for (const [index, heading] of headings.entries()) cells[heading] ??= record[index] ?? '';
    yield { line, cells };
  }
}

async function* readText(file: string, onProgress: OnProgress | undefined): AsyncGenerator<Line> {
  const delimiter = await delimiterOf(file);
  const source = createReadStream(file);
  const parser = source.pipe(
    parse({
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      // Tab-separated exports do not quote: a quote is an ordinary character there.
      quote: delimiter === '\t' ? null : '"',
      skip_empty_lines: true,
    }),
  );
  source.on('error', (error) => parser.destroy(error));
  let line = 1;
  for await (const entry of parser as AsyncIterable<{
    record: string[];
    info: { lines: number };
  }>) {
    onProgress?.(source.bytesRead);
    yield { line, record: entry.record };
    line = entry.info.lines + 1;
  }
}
