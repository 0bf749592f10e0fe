import { describeSchemaErrors } from '@larder/contracts/schema-errors';
import type { SettingName } from '@larder/office-contract';
import { settingNames } from '@larder/office-contract';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { deliveryAreas } from '../../../distribution/tables.js';
import type { Database } from '../../../kernel/database/database.js';
import { fileSchema } from '../../../seeding/tenant-check/json-schema.js';
import type { TenantFiles } from '../../../seeding/tenant-check/read-files.js';
import { referenceFaults } from '../../../seeding/tenant-check/reference-faults.js';
import { tenantFiles } from '../../../seeding/tenant-check/tenant-files.js';
import { describeUnknownKeys } from '../../../seeding/tenant-check/unknown-keys.js';
import { readApplied } from './apply-setting.js';

/** The JSON Schema that forms are made from, the same as of the shop's file. */
export function settingSchema(name: SettingName): Record<string, unknown> {
  const { properties: all, ...schema } = fileSchema(tenantFiles[name]);
  if (!all) return schema;
  const { $schema: _forEditors, ...properties } = all;
  return { ...schema, properties };
}

/**
 * What is wrong with a value, by the path of its field: by its schema, by keys that the schema does not
 * know, and by names that the shop's other settings do not have, or would no longer have.
 */
export async function settingFaults(
  scope: { readonly db: Database; readonly tenant: string },
  name: SettingName,
  value: unknown,
): Promise<Readonly<Record<string, string>>> {
  const { schema } = tenantFiles[name];
  const parsed = z.safeParse(schema, value);
  const own = parsed.success
    ? describeUnknownKeys(settingSchema(name), value)
    : describeSchemaErrors(parsed.error.issues, value);
  if (own.length > 0) return byPath(own);
  const applied = new Map<z.ZodMiniType, unknown>();
  for (const each of settingNames)
    applied.set(tenantFiles[each].schema, await readApplied(scope, each));
  const ofShop = eq(deliveryAreas.tenant, scope.tenant);
  const areas = await scope.db.select().from(deliveryAreas).where(ofShop);
  applied.set(tenantFiles.areas.schema, areas);
  const before = new Set(referenceLines(applied, name));
  applied.set(schema, parsed.data);
  return byPath(referenceLines(applied, name).filter((line) => !before.has(line)));
}

/** Faults that concern other settings stand at no field of this one. */
function referenceLines(values: ReadonlyMap<z.ZodMiniType, unknown>, name: SettingName): string[] {
  const files: TenantFiles = {
    get: <T extends z.ZodMiniType>(schema: T) => values.get(schema) as z.output<T> | undefined,
    all: () => [],
    faults: [],
  };
  return referenceFaults(files).map(({ file, message }) =>
    file === tenantFiles[name].path ? message : `${file}: ${message}`,
  );
}

/** Each line begins with the path of its field. */
function byPath(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.slice(0, 50).map((line) => [line.slice(0, line.search(/[\s:]|$/)), line]),
  );
}
