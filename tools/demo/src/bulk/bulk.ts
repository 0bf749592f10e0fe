import { createWriteStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { bulkProducts } from './bulk-products.js';

/** Writes invented products as JSON lines of the plain product feed: `--out <file>`. */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '50000' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
});
if (values.out === undefined) {
  process.stderr.write('usage: bulk.ts --out <file.jsonl> [--count 50000] [--seed 1]\n');
  process.exit(2);
}
const file = createWriteStream(values.out);
for (const row of bulkProducts(Number(values.count), Number(values.seed)))
  file.write(`${JSON.stringify(row)}\n`);
file.end();
