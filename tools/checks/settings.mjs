// `npm run settings`: writes docs/settings.md from the schemas of the settings. With --check it fails when
// the page is out of date, or when a source reads a variable that no schema describes.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { tsImport } from 'tsx/esm/api';
import * as z from 'zod/mini';
import { root } from '../setup/bootstrap.mjs';
import { findDrift, settingsDocument } from './settings/document.mjs';
import { contentSystemSettings } from './settings/content-system-settings.mjs';
import * as tools from './settings/tool-settings.mjs';
import { usedVariables } from './settings/used-variables.mjs';

const target = path.join(root, 'docs/settings.md');
const load = (file) => tsImport(`../../apps/${file}`, import.meta.url);
const propertiesOf = (schema) => z.toJSONSchema(schema, { io: 'output' }).properties;

const { storefrontSettings } = await load('storefront/src/server/settings/settings-schema.ts');
const { commerceApiSettings } = await load('commerce-api/src/kernel/settings/settings-schema.ts');
const { stripeSettings } = await load(
  'commerce-api/src/payments/providers/stripe/accounts/settings.ts',
);
const { backendMedusaSettings } = await load('backend-medusa/src/server/settings-schema.ts');

const host = propertiesOf(storefrontSettings);
const backend = { ...propertiesOf(commerceApiSettings), ...propertiesOf(stripeSettings) };
const isShared = ([name]) => name in host && name in backend;
const without = (properties) =>
  Object.fromEntries(Object.entries(properties).filter((entry) => !isShared(entry)));
const sections = {
  'Storefront and backend': Object.fromEntries(Object.entries(host).filter(isShared)),
  Storefront: without(host),
  Backend: without(backend),
  'Adapter to Medusa': propertiesOf(backendMedusaSettings),
  Commands: tools.commandSettings,
  'Content system': contentSystemSettings,
  Tests: tools.testSettings,
};

const options = await resolveConfig(target);
const text = await format(settingsDocument(sections), { ...options, parser: 'markdown' });
const used = usedVariables(root, ['apps', 'libs', 'tools', 'e2e']);
const findings = findDrift(sections, used, tools.internalVariables);
if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text)
  findings.push('docs/settings.md is out of date: run `npm run settings`');
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exitCode = 1;
