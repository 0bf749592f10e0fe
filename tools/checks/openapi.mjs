// Writes docs/openapi.json from the contracts; with --check it only reports whether it is outdated, which calls
// have neither an example nor a reason, and what Redocly finds in it. Spectral looks at it in the tests of the contracts.
import { readFileSync, writeFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { tsImport } from 'tsx/esm/api';
import { root } from '../setup/bootstrap.mjs';

const target = `${root}/docs/openapi.json`;
const { version } = JSON.parse(readFileSync(`${root}/libs/contracts/package.json`, 'utf8'));
const from = (name) => tsImport(`../../libs/contracts/src/openapi/${name}.ts`, import.meta.url);
const { openApiDocument } = await from('openapi');
const { withExamples } = await from('examples/with-examples');
const { exampleFindings } = await from('examples/calls-without-example');
const stories = `${root}/libs/contracts/src/openapi/examples/contract-examples.json`;
const examples = Object.values(JSON.parse(readFileSync(stories, 'utf8'))).flat();
const plain = openApiDocument({ title: 'Larder', version });
const document = withExamples(plain, examples);
const text = `${JSON.stringify(document, null, 2)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(target, text);
} else if (readFileSync(target, 'utf8') !== text) {
  console.error(
    'docs/openapi.json differs from the contracts: run `node tools/checks/openapi.mjs`',
  );
  process.exitCode = 1;
}

if (process.argv.includes('--check'))
  for (const finding of exampleFindings(plain, examples)) {
    console.error(finding);
    process.exitCode = 1;
  }

/** What Redocly finds; it validates the examples against their schemas as well. */
async function redoclyFindings() {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // Not published under a licence.
      'info-license': 'off',
      // `search` is no slug: servers prefer a path without a parameter.
      'no-ambiguous-paths': 'off',
    },
  });
  return lintFromString({ source: text, absoluteRef: target, config });
}

if (process.argv.includes('--check'))
  for (const { ruleId, message, location } of await redoclyFindings()) {
    console.error(`${ruleId} ${location[0]?.pointer}: ${message}`);
    process.exitCode = 1;
  }
