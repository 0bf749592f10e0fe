import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { parse } from 'csv-parse';

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

/**
 * Streams a table with a header line: comma, semicolon or tab, with or without a byte-order mark, with
 * stray quotes and short lines. The first of several columns with the same header wins.
 */
export async function* readTable(
  file: string,
  options: TableOptions = {},
): AsyncGenerator<TableRow> {
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
  let headings: string[] | undefined;
  let line = 1;
  for await (const entry of parser as AsyncIterable<{
    record: string[];
    info: { lines: number };
  }>) {
    options.onProgress?.(source.bytesRead);
    if (headings === undefined) {
      headings = entry.record.map((heading) => heading.trim());
      options.checkHeadings?.(headings);
      line = entry.info.lines + 1;
      continue;
    }
    const cells: Record<string, string> = Object.create(null) as Record<string, string>;
    for (const [index, heading] of headings.entries()) cells[heading] ??= entry.record[index] ?? '';
    yield { line, cells };
    line = entry.info.lines + 1;
  }
}
