import type * as z from 'zod/mini';
import { defineCalls } from '../core/call.js';
import type * as schemas from './schemas.js';
import type { wire } from './wire.js';

export type ClientRuntimeConfig = z.output<typeof schemas.ClientRuntimeConfig>;
export type LogEntry = z.output<typeof schemas.LogEntry>;
export type LogLevel = z.output<typeof schemas.LogLevel>;
export type LogReport = z.output<typeof schemas.LogReport>;
export type MessageBundle = z.output<typeof schemas.MessageBundle>;
export type ShopLocale = z.output<typeof schemas.ShopLocale>;
export type TenantConfig = z.output<typeof schemas.TenantConfig>;
export type ThemeColours = z.output<typeof schemas.ThemeColours>;
export type ThemeConfig = z.output<typeof schemas.ThemeConfig>;

export const tenantCalls = defineCalls<typeof wire>({
  getTenantConfig: 'GET /tenant/config',
  getCsrf: 'GET /api/csrf',
  getBuildMeta: 'GET /builds/meta/:buildId.json',
  getLatestBuild: 'GET /builds/latest.json',
  postLog: 'POST /logs',
});

export { dateFormat } from './date-format.js';
export { moneyFormat } from './money-format.js';
export * from './tokens.js';
