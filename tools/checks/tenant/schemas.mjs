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
  const { tenantFiles: ownFiles } = await load(`${base}/tenant-files.ts`);
  const { fileSchema, jsonSchemaOf } = await load(`${base}/json-schema.ts`);
  const { mappingFileKind } = await load('commerce-api/src/importer/mapping/mapping-file.ts');
  // A shop may keep the mapping of its feed in its folder; the start does not read it.
  const tenantFiles = { ...ownFiles, mapping: mappingFileKind };
  const documents = Object.fromEntries(
    Object.entries(tenantFiles).map(([name, kind]) => [name, fileSchema(kind)]),
  );
  const { features } = documents.config.properties.clientRuntimeConfig.properties;
  features.properties = await featureSettings(jsonSchemaOf);
  features.additionalProperties = false;
  return { documents, tenantFiles };
}

const textOf = (document) => `${JSON.stringify(document, null, 2)}\n`;
/** Below docs/schemas as below a tenant's folder. */
const nameOf = (tenantFiles, kind) =>
  path.posix.join(path.posix.dirname(tenantFiles[kind].path), `${kind}.schema.json`);

/** Where VS Code finds the schema of each file, also of lists, which cannot name one. */
export const editorMapping = (tenantFiles) =>
  Object.entries(tenantFiles)
    .filter(([, kind]) => kind.path.endsWith('.json'))
    .map(([name, kind]) => ({
      fileMatch: [`/libs/tenants/*/${kind.path}`],
      url: `./docs/schemas/${nameOf(tenantFiles, name)}`,
    }));

export function writeSchemas({ documents, tenantFiles }) {
  rmSync(folder, { recursive: true, force: true });
  for (const [kind, document] of Object.entries(documents)) {
    const file = path.join(folder, nameOf(tenantFiles, kind));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, textOf(document));
  }
}

/** Files of docs/schemas that differ from the schemas. */
export function outdatedSchemas({ documents, tenantFiles }) {
  const wanted = new Map(
    Object.entries(documents).map(([kind, document]) => [nameOf(tenantFiles, kind), document]),
  );
  const changed = [...wanted].filter(([name, document]) => readText(name) !== textOf(document));
  const found = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  const foreign = found.filter((name) => name.endsWith('.json') && !wanted.has(name));
  return [...changed.map(([name]) => name), ...foreign];
}

function readText(name) {
  try {
    return readFileSync(path.join(folder, name), 'utf8');
  } catch {
    return undefined;
  }
}
