import { contentCalls } from '@larder/contracts/content';
import { wire as contentWire } from '@larder/contracts/content/wire';
import { loyaltyCalls } from '@larder/contracts/loyalty';
import type { MemberInformation } from '@larder/contracts/loyalty';
import { wire } from '@larder/contracts/loyalty/wire';
import type { FastifyInstance } from 'fastify';
import { removeForeignVouchers } from '../../carts/sums/remove-vouchers.js';
import { limitAttempts } from '../../customers/sign-in/attempt-limits.js';
import { bind } from '../../kernel/http/bind-calls.js';
import { addCustomerScope } from '../../kernel/http/feature-scope.js';
import type { RequestContext } from '../../kernel/context.js';
import { notFound } from '../../kernel/failure.js';
import type { Kernel } from '../../kernel/kernel.js';
import { scheduleJob } from '../../kernel/schedule-job.js';
import { passRoutes } from '../passes/pass-routes.js';
import { orderCard, readCardStatus } from './physical-card.js';

const jobIntervalMs = 60_000;
const domain = { calls: loyaltyCalls, wire };
const content = { calls: contentCalls, wire: contentWire };

/** The loyalty programme where the shop has one; where not, the shop's own physical card. */
export function loyaltyRoutes(app: FastifyInstance, kernel: Kernel): void {
  addCustomerScope(app, kernel, (scope) => {
    bindProgramme(scope, kernel);
    bindVouchers(scope, kernel);
    bindPhysicalCard(scope, kernel);
    passRoutes(scope, kernel, requireLoyaltyCustomer);
  });
  const programmes = new Set(kernel.directory.shops.map(({ loyalty }) => loyalty));
  scheduleJob(app, { name: 'loyalty returns', ms: jobIntervalMs }, async () => {
    for (const one of programmes)
      await one.runScheduledJob?.({ db: kernel.db, now: kernel.clock.now() });
  });
}

/**
 * PLAT-20: a shop with the programme has no physical card of its own, and one without has no programme.
 */
function requireProgramme({ shop }: RequestContext, isWanted = true): void {
  if (shop.clientRuntimeConfig.featureJoe !== isWanted) throw notFound('The call');
}

/** The customer who is signed in, of a shop with the programme. */
async function requireLoyaltyCustomer(context: RequestContext): Promise<string> {
  const customer = await context.requireCustomer();
  requireProgramme(context);
  return customer;
}

/** Without promotions that the caller shows already, and without texts where they are not wanted. */
function shortened(
  card: MemberInformation,
  {
    currentIds = [],
    dontRenderText,
  }: {
    readonly currentIds?: readonly string[] | undefined;
    readonly dontRenderText?: boolean | undefined;
  },
): MemberInformation {
  const promotions = card.promotions
    .filter(({ promotionId }) => !currentIds.includes(promotionId))
    .map(({ description, ...rest }) =>
      dontRenderText || description === undefined ? rest : { ...rest, description },
    );
  return { ...card, promotions };
}

function bindProgramme(app: FastifyInstance, kernel: Kernel): void {
  bind(app, kernel, domain, {
    getCardInfo: async ({ context, query }) =>
      shortened(
        await context.shop.loyalty.card(context, await requireLoyaltyCustomer(context)),
        query,
      ),
    linkLoyalty: async ({ context, body }) => {
      const customer = await requireLoyaltyCustomer(context);
      // Whose cards there are is not to be found out by trying numbers.
      if (body?.cardNumber !== undefined) await limitAttempts(context, ['member card', customer]);
      await context.shop.loyalty.link(context, customer, body?.cardNumber);
      return context.shop.loyalty.card(context, customer);
    },
    unlinkLoyalty: async ({ context }) => {
      const customer = await requireLoyaltyCustomer(context);
      await context.shop.loyalty.unlink(context, customer);
      await removeForeignVouchers(context);
      return context.shop.loyalty.card(context, customer);
    },
    getLoyaltyVouchers: async ({ context }) => [
      ...(await context.shop.loyalty.vouchers(context, await requireLoyaltyCustomer(context))),
    ],
    activateVoucher: async ({ context, params }) => {
      const customer = await requireLoyaltyCustomer(context);
      await context.shop.loyalty.activate(context, customer, params.promotionId);
      return [...(await context.shop.loyalty.vouchers(context, customer))];
    },
  });
}

function bindVouchers(app: FastifyInstance, kernel: Kernel): void {
  bind(app, kernel, content, {
    getPersonalVouchers: async ({ context, query }) => {
      const own = await context.shop.loyalty.vouchers(
        context,
        await requireLoyaltyCustomer(context),
      );
      return own.filter(({ promotionId }) => query.promotionIds.includes(promotionId));
    },
    getGeneralVouchers: async ({ context }) => {
      requireProgramme(context);
      const all = await context.shop.loyalty.generalVouchers(context);
      if (all.length === 0) throw notFound('A voucher');
      return [...all];
    },
  });
}

function bindPhysicalCard(app: FastifyInstance, kernel: Kernel): void {
  bind(app, kernel, domain, {
    getPhysicalCardStatus: async ({ context }) => {
      const customer = await context.requireCustomer();
      requireProgramme(context, false);
      return readCardStatus(context, customer);
    },
    orderPhysicalCard: async ({ context, body }) => {
      const customer = await context.requireCustomer();
      requireProgramme(context, false);
      return orderCard(context, customer, body);
    },
  });
}
