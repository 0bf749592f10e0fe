// `npm run messages`: lists what is wrong with the messages of the features, the storefront and the
// tenants, by language and library. With --check it fails when there is anything in a complete language; with
// --files it reads the files of messages alone, without their use in sources.
// `npm run messages -- add fr` adds a language: files without messages, and the imports that name them.
import { root } from '../setup/bootstrap.mjs';
import { addLanguage } from './messages/add-language.mjs';
import {
  checkArea,
  checkCalls,
  coverage,
  failing,
  findUnused,
  messagesByFullKey,
  report,
} from './messages/findings.mjs';
import { keysOf, readAreas, readOverrides, readSpellings } from './messages/message-files.mjs';
import { checkOverrides, checkSwiss } from './messages/overrides.mjs';
import { createSourceProgram } from './messages/program.mjs';
import { isReviewed } from './messages/reviewed-keys.mjs';
import { findUsage } from './messages/used-keys.mjs';

const [command, language = ''] = process.argv.slice(2);
if (command === 'add') {
  for (const file of addLanguage(root, language)) console.log(file);
  console.log('Format the changed files, then write the messages that the list names:');
}
const areas = readAreas(root);
const folders = ['libs/features', 'libs/platform/src', 'apps/storefront/src'];

/** What sources and tenants get wrong; it takes the types of every source, and so most of the time. */
function useOfMessages() {
  const usage = findUsage(createSourceProgram(root, folders), areas, root);
  const known = messagesByFullKey(areas, usage.names);
  return [
    ...findUnused(areas, usage, isReviewed),
    ...checkCalls(usage, areas),
    ...readOverrides(root).flatMap((tenant) => checkOverrides(tenant, known)),
    ...checkSwiss(readSpellings(root)['de-CH'], known),
  ];
}

const findings = [
  ...areas.flatMap(checkArea),
  ...(process.argv.includes('--files') ? [] : useOfMessages()),
];
const count = areas.reduce((sum, area) => sum + keysOf(area).length, 0);

for (const line of report(findings)) console.log(line);
console.log(`${count} messages, ${findings.length} findings`);
for (const line of coverage(areas)) console.log(line);
if (process.argv.includes('--check') && failing(findings).length > 0) process.exitCode = 1;
