import { walletCalls } from '@larder/contracts/wallet';
import { recentCalls } from '@larder/contracts/wallet/recent';
import { recentWire, wire } from '@larder/contracts/wallet/wire';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../kernel/http/bind-calls.js';
import { addCustomerScope } from '../../kernel/http/feature-scope.js';
import { notFound } from '../../kernel/failure.js';
import type { Kernel } from '../../kernel/kernel.js';
import { readOffer, readPass } from './delivery-pass.js';
import { orGeneralError } from './failures.js';
import { redeem, remove, walletOwner } from './gift-cards.js';
import { listMethods, removeMethod, saveMethod, setPrimary } from './payment-methods.js';
import { recentMethods } from './recent/recent-methods.js';
import { readWallet } from './repository.js';

const domain = { calls: walletCalls, wire };

/** Wallet, saved payment methods, delivery pass. */
export function walletRoutes(app: FastifyInstance, kernel: Kernel): void {
  addCustomerScope(app, kernel, (scope) => {
    bindWallet(scope, kernel);
    bindMethods(scope, kernel);
    bindPass(scope, kernel);
  });
}

function bindWallet(app: FastifyInstance, kernel: Kernel): void {
  bind(app, kernel, domain, {
    getWallet: async ({ context }) => {
      const customer = await walletOwner(context);
      return orGeneralError(context, () => readWallet(context, customer));
    },
    redeemGiftCard: async ({ context, body, headers }) => {
      const customer = await walletOwner(context);
      const key = headers['idempotency-key'];
      return orGeneralError(context, () => redeem(context, { customer, code: body.code, key }));
    },
    removeGiftCard: async ({ context, params }) => {
      const customer = await walletOwner(context);
      await orGeneralError(context, () => remove(context, customer, params.id));
      return {};
    },
  });
}

function bindMethods(app: FastifyInstance, kernel: Kernel): void {
  bind(app, kernel, domain, {
    getPaymentMethods: async ({ context }) => listMethods(context, await context.requireCustomer()),
    savePaymentMethod: ({ context, body }) => saveMethod(context, body),
    removePaymentMethod: ({ context, params, query }) =>
      removeMethod(context, { id: params.id, provider: query.provider }),
    setPrimaryPaymentMethod: ({ context, params }) => setPrimary(context, params.id),
  });
  const recent = { calls: recentCalls, wire: recentWire };
  bind(app, kernel, recent, {
    getRecentPaymentMethods: async ({ context }) =>
      recentMethods(context, await context.requireCustomer()),
  });
}

function bindPass(app: FastifyInstance, kernel: Kernel): void {
  bind(app, kernel, domain, {
    getDeliveryPassOffer: async ({ context }) => {
      const { featureCustomerDeliveryPass: isOn, locales } = context.shop.clientRuntimeConfig;
      const codes = locales.map(({ code }) => code);
      const offer = isOn ? await readOffer(context, codes) : undefined;
      if (!offer) throw notFound('The delivery pass');
      return offer;
    },
    getDeliveryPass: async ({ context }) => {
      const customer = await context.requireCustomer();
      const isOn = context.shop.clientRuntimeConfig.featureCustomerDeliveryPass;
      const pass = isOn ? await readPass(context, customer) : undefined;
      return pass ?? null;
    },
  });
}
