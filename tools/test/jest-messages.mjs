import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileArea } from '../vite/plugins/page-messages.mjs';

const compiler = readFileSync(
  path.join(import.meta.dirname, '../vite/plugins/page-messages.mjs'),
  'utf8',
);

/** Gives tests the messages of pages as the build compiles them. */
export default {
  getCacheKey: (source) => createHash('sha256').update(compiler).update(source).digest('hex'),
  process: (source) => ({
    code: JSON.stringify(
      Object.fromEntries(
        Object.entries(JSON.parse(source)).map(([name, area]) => [name, compileArea(name, area)]),
      ),
    ),
  }),
};
