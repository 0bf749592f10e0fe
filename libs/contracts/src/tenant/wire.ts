import * as z from 'zod/mini';
import { Nothing } from '../core/schemas.js';
import type { CallSchemas } from '../core/call.js';
import { BuildMeta, LatestBuild, LogReport, TenantConfig } from './schemas.js';

export const wire = {
  getTenantConfig: {
    summary: 'Configuration, theme and texts of the shop that answers at this host name',
    query: z.object({ locale: z.optional(z.string()) }),
    response: TenantConfig,
  },
  getCsrf: { summary: 'Sets the session and the XSRF-TOKEN cookie', response: Nothing },
  getBuildMeta: {
    summary: 'Manifest of one build',
    params: z.object({ buildId: z.string() }),
    response: BuildMeta,
  },
  getLatestBuild: {
    summary: 'The newest build',
    query: z.object({ timestamp: z.optional(z.string()) }),
    response: LatestBuild,
  },
  postLog: { summary: 'Reports an error', body: LogReport, response: Nothing },
} as const satisfies Record<string, CallSchemas>;
