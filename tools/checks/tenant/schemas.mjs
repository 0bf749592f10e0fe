// JSON Schemas of every file of a tenant's folder, from the schemas by which the start reads them, and
// the settings of features, which are schemas of the features' own.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { root } from '../../setup/bootstrap.mjs';

const load = (file) => tsImport(`../../../apps/${file}`, import.meta.url);
const folder = path.join(root, 'docs/schemas');

/** JSON Schemas of the settings of each feature, by the feature's id. */
async function featureSettings(jsonSchemaOf) {
  const { featureModules, loadFeatures } = await load('storefront/src/features.ts');
  const features = await loadFeatures(Object.keys(featureModules));
  const entries = features.map(async ({ id, settings }) => {
    const { schema } = (await settings?.load()) ?? {};
    if (!schema) return [];
    const document = jsonSchemaOf(schema);
    delete document.$schema;
    return [[id, document]];
  });
  const found = (await Promise.all(entries)).flat();
  return Object.fromEntries(found.sort(([a], [b]) => a.localeCompare(b)));
}

/** JSON Schema by kind of file. */
export async function tenantSchemas() {
  const base = 'commerce-api/src/seeding/tenant-check';
  const { tenantFiles } = await load(`${base}/tenant-files.ts`);
  const { fileSchema, jsonSchemaOf } = await load(`${base}/json-schema.ts`);
  const documents = Object.fromEntries(
    Object.entries(tenantFiles).map(([name, kind]) => [name, fileSchema(kind)]),
  );
  const { features } = documents.config.properties.clientRuntimeConfig.properties;
  features.properties = await featureSettings(jsonSchemaOf);
  features.additionalProperties = false;
  return { documents, tenantFiles };
}

const textOf = (document) => `${JSON.stringify(document, null, 2)}\n`;
const nameOf = (kind) => `${kind}.schema.json`;

/** Where VS Code finds the schema of each file, also of lists, which cannot name one. */
export const editorMapping = (tenantFiles) =>
  Object.entries(tenantFiles)
    .filter(([, kind]) => kind.path.endsWith('.json'))
    .map(([name, kind]) => ({
      fileMatch: [`/libs/tenants/*/${kind.path}`],
      url: `./docs/schemas/${nameOf(name)}`,
    }));

export function writeSchemas(documents) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [kind, document] of Object.entries(documents))
    writeFileSync(path.join(folder, nameOf(kind)), textOf(document));
}

/** Files of docs/schemas that differ from the schemas. */
export function outdatedSchemas(documents) {
  const names = Object.keys(documents).map(nameOf);
  const differs = ([kind, document]) => readText(nameOf(kind)) !== textOf(document);
  const changed = Object.entries(documents).filter(differs);
  const foreign = (existsSync(folder) ? readdirSync(folder) : []).filter(
    (name) => !names.includes(name),
  );
  return [...changed.map(([kind]) => nameOf(kind)), ...foreign];
}

function readText(name) {
  try {
    return readFileSync(path.join(folder, name), 'utf8');
  } catch {
    return undefined;
  }
}
