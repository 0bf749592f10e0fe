// Writes docs/openapi.json from the contracts; with --check it only reports whether it is outdated.
import { readFileSync, writeFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';
import { root } from '../setup/bootstrap.mjs';

const target = `${root}/docs/openapi.json`;
const { version } = JSON.parse(readFileSync(`${root}/libs/contracts/package.json`, 'utf8'));
const { openApiDocument } = await tsImport(
  '../../libs/contracts/src/openapi/openapi.ts',
  import.meta.url,
);
const text = `${JSON.stringify(openApiDocument({ title: 'Larder', version }), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(target, text);
} else if (readFileSync(target, 'utf8') !== text) {
  console.error(
    'docs/openapi.json differs from the contracts: run `node tools/checks/openapi.mjs`',
  );
  process.exitCode = 1;
}
