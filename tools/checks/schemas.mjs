// `npm run schemas`: writes docs/schemas and the mapping of .vscode/settings.json from the schemas by which
// the start reads a tenant's folder. With --check it only reports what is outdated.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../setup/bootstrap.mjs';
import { editorMapping, outdatedSchemas, tenantSchemas, writeSchemas } from './tenant/schemas.mjs';

const isCheck = process.argv.includes('--check');
const schemas = await tenantSchemas();
const editor = path.join(root, '.vscode/settings.json');
const before = readFileSync(editor, 'utf8');
const settings = { ...JSON.parse(before), 'json.schemas': editorMapping(schemas.tenantFiles) };
const text = await format(JSON.stringify(settings), {
  ...(await resolveConfig(editor)),
  filepath: editor,
});
const outdated = outdatedSchemas(schemas).map((name) => `docs/schemas/${name}`);
if (text !== before) outdated.push('.vscode/settings.json');

if (!isCheck) {
  writeSchemas(schemas);
  writeFileSync(editor, text);
} else if (outdated.length > 0) {
  console.error(`${outdated.join(', ')}: outdated. Run \`npm run schemas\``);
  process.exitCode = 1;
}
process.exit();
