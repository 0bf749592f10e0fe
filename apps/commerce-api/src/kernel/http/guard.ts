import { errorCodes } from '@larder/contracts';
import type { FastifyInstance } from 'fastify';
import { shopOf } from '../context.js';
import { ApiFailure, signInRequired } from '../failure.js';
import type { Kernel } from '../kernel.js';
import { isXsrfToken, sessionCookie, reportLostSession, xsrfHeader } from './session.js';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Rejects forged state changes before their body is read (API-002, API-006). */
export function guardStateChanges(app: FastifyInstance, kernel: Kernel): void {
  app.addHook('onRequest', async (request, reply) => {
    if (harmless.has(request.method) || request.is404) return;
    if (request.headers['sec-fetch-site'] === 'cross-site') {
      throw new ApiFailure(403, errorCodes.crossSite, 'Calls from other sites are refused');
    }
    if (request.routeOptions.config.xsrf === false) return;
    const session = request.cookies[sessionCookie];
    // Tells a browser whose session has ended that it is signed out (CUST-14).
    if (reportLostSession(request, reply, kernel.secureCookies)) throw signInRequired();
    if (!isXsrfToken(shopOf(kernel, request), session, request.headers[xsrfHeader])) {
      throw new ApiFailure(
        403,
        errorCodes.xsrf,
        'Send the XSRF-TOKEN cookie of GET /api/csrf as X-XSRF-TOKEN',
      );
    }
  });
}
