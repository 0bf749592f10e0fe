/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { version } from '../package.json';
import { openApiDocument } from './openapi.js';

const file = path.join(__dirname, '../../../docs/openapi.json');

// Whoever changes a call, a field or its limits sees the change in the published document, and renews
// it with `node tools/openapi.mjs`.
it('publishes every call with its fields and limits as docs/openapi.json says', () => {
  const published = JSON.parse(readFileSync(file, 'utf8')) as unknown;
  expect(openApiDocument({ title: 'Larder', version })).toEqual(published);
});
