import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { missing } from '../with-shop.js';
import { send } from '../error-responses.js';
import type { OfficeFiles } from './office-files.js';

/** Host names of the back office: `office.` and a host name of a shop. */
const officeHost = /^office\./i;

/** Styles are written by the page's scripts, which know this response's nonce. Nothing comes from elsewhere. */
const policyWith = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * The back office at its own host names. Its calls take the way of all calls, to the backend, which
 * answers them at these names alone.
 */
export function officeRoutes(app: FastifyInstance, { page, assets }: OfficeFiles): void {
  app.get('/*', { constraints: { host: officeHost } }, async (request, reply) => {
    const file = assets.get(request.url);
    if (file) return send(request, reply, file);
    if (request.url.split('?')[0] !== '/') return missing(reply);
    const nonce = randomBytes(16).toString('base64');
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': policyWith(nonce),
        'x-robots-tag': 'noindex, nofollow',
      })
      .send(page.replace('{{nonce}}', nonce));
  });
}
