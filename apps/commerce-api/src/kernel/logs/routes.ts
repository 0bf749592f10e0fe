import { errorCodes } from '@larder/contracts';
import { tenantCalls } from '@larder/contracts/tenant';
import { wire } from '@larder/contracts/tenant/wire';
import type { FastifyInstance } from 'fastify';
import { bind } from '../http/bind-calls.js';
import { ApiFailure } from '../failure.js';
import type { Kernel } from '../kernel.js';
import { createMinuteQuota } from './log-quota.js';
import { createReportLimiter } from './report-limiter.js';

const maxCharacters = 8_000;
/** Characters of reports that are logged per minute; the rest is dropped silently. */
const charactersPerMinute = 500_000;
/** Reports of one visitor in a minute; a page in trouble sends a few. */
const reportsPerMinute = 60;

/** Long texts are cut, so that reports cannot fill the disk. */
function truncate(text: string | undefined): string | undefined {
  return text !== undefined && text.length > maxCharacters
    ? `${text.slice(0, maxCharacters)}…`
    : text;
}

/** API-020: error reports of the shop's pages go into our own log. Nothing that a shopper sees. */
export function logRoutes(app: FastifyInstance, kernel: Kernel): void {
  const allowed = createMinuteQuota(charactersPerMinute, kernel.clock);
  const reportLimiter = createReportLimiter(reportsPerMinute, kernel.clock);
  bind(
    app,
    kernel,
    { calls: tenantCalls, wire },
    {
      postLog: ({ body, context }) => {
        if (!reportLimiter(context.client))
          throw new ApiFailure(429, errorCodes.tooMany, 'Too many reports in a minute');
        const { level, message, stackTrace, params, ...entry } = body.error;
        const report = {
          ...entry,
          tenant: context.tenant,
          message: truncate(message),
          stackTrace: truncate(stackTrace),
          params: truncate(JSON.stringify(params)),
        };
        const line = { report };
        if (allowed(JSON.stringify(line).length))
          context.log[level](line, `reported: ${body.message}`);
        return {};
      },
    },
    // The host reports without a session; a forged report changes nothing.
    { xsrf: false },
  );
}
