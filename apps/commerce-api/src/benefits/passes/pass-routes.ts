import { APPLE_PASS_PATH, loyaltyCalls } from '@larder/contracts/loyalty';
import { wire } from '@larder/contracts/loyalty/wire';
import type { FastifyInstance } from 'fastify';
import { createContext, visitorOf, type RequestContext } from '../../kernel/context.js';
import { notFound } from '../../kernel/failure.js';
import { bind } from '../../kernel/http/bind-calls.js';
import { limitPerMinute } from '../../kernel/http/limits/limit-per-minute.js';
import type { Kernel } from '../../kernel/kernel.js';
import { googleLink } from './google-link.js';
import { readMemberPass } from './member-pass.js';
import { passIcons } from './pass-icons.js';

/** Passes that one visitor gets in a minute: each is drawn and signed. */
const perMinute = 20;
const TYPE = 'application/vnd.apple.pkpass';

/** The member card for the wallets of phones, where the shop is configured for them. */
export function passRoutes(
  app: FastifyInstance,
  kernel: Kernel,
  requireMember: (context: RequestContext) => Promise<string>,
): void {
  const { apple, google, tenantsDir } = kernel.walletPasses ?? {};
  const spend = limitPerMinute(kernel, {
    of: 'wallet passes',
    most: perMinute,
    refusal: 'Too many passes in a minute',
  });
  bind(
    app,
    kernel,
    { calls: loyaltyCalls, wire },
    {
      getWalletPasses: async ({ context }) => {
        const customer = await requireMember(context);
        if (!google) return { apple: apple !== undefined };
        const pass = await readMemberPass(context, customer);
        return { apple: apple !== undefined, google: googleLink(google, pass, context.now) };
      },
    },
  );
  app.get(APPLE_PASS_PATH, async (request, reply) => {
    await spend(visitorOf(kernel, request));
    const context = createContext(kernel, request, reply);
    const customer = await requireMember(context);
    if (!apple || tenantsDir === undefined) throw notFound('The pass');
    const pass = await readMemberPass(context, customer);
    // The library loads with the first pass: the backend's start does not wait for it.
    const { applePass } = await import('./apple-pass.js');
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${context.tenant}.pkpass"`)
      .type(TYPE)
      .send(applePass(apple, pass, await passIcons(tenantsDir, context.tenant)));
  });
}
