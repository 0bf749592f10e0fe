import { errorCodes } from '@larder/contracts';
import type { Setting, SettingName, SettingSummary } from '@larder/office-contract';
import { settingNames } from '@larder/office-contract';
import { and, eq } from 'drizzle-orm';
import { ApiFailure, badRequest, notFound } from '../../../kernel/failure.js';
import type { Database } from '../../../kernel/database/database.js';
import { waitForLock } from '../../../kernel/database/transaction.js';
import { changedTags, readPageFingerprints } from '../../../kernel/page-cache/page-tags.js';
import { hashOf } from '../../../kernel/text/hash.js';
import type { UnitOfWork } from '../../../ordering/unit-of-work.js';
import type { Actor } from '../audit.js';
import { audit } from '../audit.js';
import { applySetting, readApplied } from './apply-setting.js';
import { settingFaults, settingSchema } from './check-setting.js';
import { shopSettings } from './tables.js';

interface ReadScope {
  readonly db: Database;
  readonly tenant: string;
}
type Row = typeof shopSettings.$inferSelect;

const changedOf = (row: Row | undefined) =>
  row && { changed: { staffName: row.staffName, at: row.changedAt.toISOString() } };
const isOne = ({ tenant }: ReadScope, name: SettingName) =>
  and(eq(shopSettings.tenant, tenant), eq(shopSettings.name, name));
const versionOf = (value: unknown) => hashOf(JSON.stringify(value));

export async function listSettings(scope: ReadScope): Promise<SettingSummary[]> {
  const own = eq(shopSettings.tenant, scope.tenant);
  const rows = await scope.db.select().from(shopSettings).where(own);
  return settingNames.map((id) => ({ id, ...changedOf(rows.find(({ name }) => name === id)) }));
}

/** @throws ApiFailure 404 */
export async function readSetting(scope: ReadScope, id: string): Promise<Setting> {
  const name = settingNames.find((one) => one === id);
  const value = name && (await readApplied(scope, name));
  if (name === undefined || value === undefined) throw notFound('The setting');
  const [row] = await scope.db.select().from(shopSettings).where(isOne(scope, name));
  const version = versionOf(value);
  return { id: name, value, version, schema: settingSchema(name), ...changedOf(row) };
}

export interface SettingChangeInput {
  readonly actor: Actor;
  readonly id: string;
  readonly seenVersion: string;
  readonly value: unknown;
}

/** The setting as it then is, and the tags of the pages that show it. */
export interface ChangedSetting {
  readonly setting: Setting;
  readonly tags: readonly string[];
}

/**
 * Lets the shop go by another value at once; it outlives restarts. A wrong one changes nothing.
 * @throws ApiFailure 400 with the faults by field, 404, 409 when somebody else was faster
 */
export async function changeSetting(
  work: UnitOfWork,
  { actor, id, seenVersion, value }: SettingChangeInput,
): Promise<ChangedSetting> {
  const { db, tenant, now: changedAt } = work;
  await waitForLock(db, 4301);
  const before = await readSetting(work, id);
  if (before.version !== seenVersion)
    throw new ApiFailure(409, errorCodes.conflict, 'The setting was changed meanwhile');
  const faults = await settingFaults(work, before.id, value);
  if (Object.keys(faults).length > 0) throw badRequest('The setting would be faulty', faults);
  const set = { value, staffName: actor.name, changedAt };
  await db
    .insert(shopSettings)
    .values({ tenant, name: before.id, file: before.value, ...set })
    .onConflictDoUpdate({ target: [shopSettings.tenant, shopSettings.name], set });
  return replace(work, { actor, before, value, action: 'setting.change' });
}

/** Lets the shop's file decide again. @throws ApiFailure 404, 409 where it does */
export async function resetSetting(
  work: UnitOfWork,
  { actor, id }: Pick<SettingChangeInput, 'actor' | 'id'>,
): Promise<ChangedSetting> {
  await waitForLock(work.db, 4301);
  const before = await readSetting(work, id);
  const [row] = await work.db.delete(shopSettings).where(isOne(work, before.id)).returning();
  if (!row) throw new ApiFailure(409, errorCodes.conflict, 'The file decides already');
  return replace(work, { actor, before, value: row.file, action: 'setting.reset' });
}

interface Replacement {
  readonly actor: Actor;
  readonly before: Setting;
  readonly value: unknown;
  readonly action: string;
}

async function replace(
  work: UnitOfWork,
  { actor, before, value, action }: Replacement,
): Promise<ChangedSetting> {
  const { db, tenant } = work;
  const pages = await readPageFingerprints(db, tenant);
  await applySetting(work, before.id, value);
  await audit(work, actor, {
    action,
    subject: before.id,
    before: { value: before.value },
    after: { value },
  });
  const setting = await readSetting(work, before.id);
  return { setting, tags: changedTags(pages, await readPageFingerprints(db, tenant)) };
}
