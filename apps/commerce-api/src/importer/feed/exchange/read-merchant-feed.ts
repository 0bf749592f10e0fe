import { createReadStream } from 'node:fs';
import { SaxesParser } from 'saxes';
import type { FeedEntry } from '../feed-item.js';
import type { OnProgress } from '../read-table.js';
import { readTable } from '../read-table.js';
import type { ExchangeFields, ExchangeOptions } from './exchange-fields.js';
import { toExchangeEntry } from './exchange-item.js';

interface MerchantOptions extends ExchangeOptions {
  readonly onProgress?: OnProgress | undefined;
}

interface Found {
  readonly line: number;
  readonly fields: ExchangeFields;
}

/** Items of a Google Merchant Center feed: RSS 2.0 or Atom in XML, or a table separated by tabs. */
export async function* readMerchantFeed(
  file: string,
  options: MerchantOptions,
): AsyncGenerator<FeedEntry> {
  const found = /\.xml$/i.test(file)
    ? readXml(file, options.onProgress)
    : readRows(file, options.onProgress);
  for await (const { line, fields } of found) yield toExchangeEntry(line, fields, options);
}

/** `g:image_link` and `Image link` are the same field. */
const fieldName = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:/, '')
    .replace(/\s+/g, '_');

async function* readRows(file: string, onProgress?: OnProgress): AsyncGenerator<Found> {
  const checkHeadings = (headings: readonly string[]) => {
    const names = headings.map(fieldName);
    const missing = ['id', 'title', 'price'].filter((name) => !names.includes(name));
    if (missing.length > 0)
      throw new Error(`This is no Google Merchant feed: no column ${missing.join(', ')}`);
  };
  for await (const { line, cells } of readTable(file, { onProgress, checkHeadings })) {
    const named = Object.entries(cells).map(([name, cell]) => [fieldName(name), cell] as const);
    yield { line, fields: Object.fromEntries(named) };
  }
}

/** Collects the items that the parser completes; fields of the same name are joined by commas. */
function collectItems(parser: SaxesParser, items: Found[]): void {
  let item: { line: number; fields: Record<string, string> } | undefined;
  const open: string[] = [];
  let text = '';
  const append = (part: string) => (text += part);
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    if (item === undefined && (name === 'item' || name === 'entry'))
      item = { line: parser.line, fields: {} };
    else if (item !== undefined) open.push(fieldName(name));
    text = '';
  });
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('closetag', () => {
    if (item === undefined) return;
    const name = open.pop();
    if (name === undefined) {
      items.push(item);
      item = undefined;
    } else if (open.length === 0 && text.trim() !== '') {
      const before = item.fields[name];
      item.fields[name] = before === undefined ? text.trim() : `${before},${text.trim()}`;
    }
    text = '';
  });
}

async function* readXml(file: string, onProgress?: OnProgress): AsyncGenerator<Found> {
  const items: Found[] = [];
  const parser = new SaxesParser();
  collectItems(parser, items);
  const stream = createReadStream(file, 'utf8');
  for await (const chunk of stream as AsyncIterable<string>) {
    parser.write(chunk);
    onProgress?.(stream.bytesRead);
    yield* items.splice(0);
  }
  parser.close();
  yield* items.splice(0);
}
