import type { SettingName } from '@larder/office-contract';
import { faultText, settingNames } from '@larder/office-contract';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { deliveryAreas } from '../../../distribution/tables.js';
import type { Database } from '../../../kernel/database/database.js';
import { fileSchema } from '../../../seeding/tenant-check/json-schema.js';
import type { FileFault, TenantFiles } from '../../../seeding/tenant-check/read-files.js';
import { referenceFaults } from '../../../seeding/tenant-check/reference-faults.js';
import { tenantFiles } from '../../../seeding/tenant-check/tenant-files.js';
import { describeUnknownKeys } from '../../../seeding/tenant-check/unknown-keys.js';
import { faultsBySchema } from '../faults-by-schema.js';
import { readApplied } from './apply-setting.js';

/** The JSON Schema that forms are made from, the same as of the shop's file. */
export function settingSchema(name: SettingName): Record<string, unknown> {
  const { properties: all, ...schema } = fileSchema(tenantFiles[name]);
  if (!all) return schema;
  const { $schema: _forEditors, ...properties } = all;
  return { ...schema, properties };
}

type Faults = Readonly<Record<string, string>>;

/** Path of what is wrong, but at no field of this setting. */
const nowhere = 'whole';

/**
 * What is wrong with a value, by the path of its field: by its schema, by keys that the schema does not
 * know, and by names that the shop's other settings do not have, or would no longer have.
 */
export async function settingFaults(
  scope: { readonly db: Database; readonly tenant: string },
  name: SettingName,
  value: unknown,
): Promise<Faults> {
  const { schema } = tenantFiles[name];
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) return faultsBySchema(parsed.error.issues, value, nowhere);
  const unknown = describeUnknownKeys(settingSchema(name), value);
  if (unknown.length > 0) return unknownFaults(unknown);
  const applied = new Map<z.ZodMiniType, unknown>();
  for (const each of settingNames)
    applied.set(tenantFiles[each].schema, await readApplied(scope, each));
  const ofShop = eq(deliveryAreas.tenant, scope.tenant);
  const areas = await scope.db.select().from(deliveryAreas).where(ofShop);
  applied.set(tenantFiles.areas.schema, areas);
  const before = new Set(faultsOf(applied).map(({ message }) => message));
  applied.set(schema, parsed.data);
  return byPath(
    faultsOf(applied).filter(({ message }) => !before.has(message)),
    tenantFiles[name].path,
  );
}

function faultsOf(values: ReadonlyMap<z.ZodMiniType, unknown>): FileFault[] {
  return referenceFaults({
    get: <T extends z.ZodMiniType>(schema: T) => values.get(schema) as z.output<T> | undefined,
    all: () => [],
    faults: [],
  } satisfies TenantFiles);
}

/** Each line begins with the path of its field. */
const unknownFaults = (lines: readonly string[]): Faults =>
  Object.fromEntries(
    lines.slice(0, 50).map((line) => [line.slice(0, line.search(/\s|$/)), faultText('IMPOSSIBLE')]),
  );

/** What the other settings still name stands at no field of this one: all of it in one text. */
function byPath(faults: readonly FileFault[], own: string): Faults {
  const here = faults.filter(({ file, reason }) => file === own && reason !== undefined);
  const elsewhere = faults.filter((fault) => !here.includes(fault));
  const named = new Set(elsewhere.flatMap(({ reason }) => reason?.names ?? []));
  return {
    ...Object.fromEntries(
      here.flatMap(({ reason }) =>
        reason ? [[reason.path, faultText(reason.kind, reason.names)]] : [],
      ),
    ),
    ...(elsewhere.length > 0 && { [nowhere]: faultText('STILL_NAMED', [...named]) }),
  };
}
