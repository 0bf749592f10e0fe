import { Instant } from '@larder/contracts/schemas';
import * as z from 'zod/mini';

/** Files of a shop's folder that can be changed while the shop runs. */
export const settingNames = ['order-config', 'stores', 'windows'] as const;
const SettingName = z.enum(settingNames);
export type SettingName = z.output<typeof SettingName>;

const summary = {
  id: SettingName,
  /** Absent while the shop's file decides. */
  changed: z.optional(z.object({ staffName: z.string(), at: Instant })),
};
export const SettingSummary = z.object(summary);
export type SettingSummary = z.output<typeof SettingSummary>;

export const Setting = z.object({
  ...summary,
  /** JSON Schema of the value. */
  schema: z.record(z.string(), z.unknown()),
  value: z.unknown(),
  /** Names this value; a change names the one that the person saw. */
  version: z.string(),
});
export type Setting = z.output<typeof Setting>;

export const SettingChange = z.object({ seenVersion: z.string(), value: z.unknown() });
