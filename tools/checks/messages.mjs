// `npm run messages`: lists what is wrong with the messages of the features, the storefront and the
// tenants, by language and library. With --check it fails when there is anything.
import { root } from '../setup/bootstrap.mjs';
import {
  checkArea,
  checkCalls,
  findUnused,
  messagesByFullKey,
  report,
} from './messages/findings.mjs';
import { readAreas, readOverrides } from './messages/message-files.mjs';
import { checkOverrides } from './messages/overrides.mjs';
import { createSourceProgram } from './messages/program.mjs';
import { isReviewed } from './messages/reviewed-keys.mjs';
import { findUsage } from './messages/used-keys.mjs';

const areas = readAreas(root);
const folders = ['libs/features', 'libs/platform/src', 'apps/storefront/src'];
const usage = findUsage(createSourceProgram(root, folders), areas, root);
const known = messagesByFullKey(areas, usage.names);
const findings = [
  ...areas.flatMap(checkArea),
  ...findUnused(areas, usage, isReviewed),
  ...checkCalls(usage, areas),
  ...readOverrides(root).flatMap((tenant) => checkOverrides(tenant, known)),
];

for (const line of report(findings)) console.log(line);
console.log(`${known.size} messages, ${findings.length} findings`);
if (process.argv.includes('--check') && findings.length > 0) process.exitCode = 1;
