import { customerCalls } from '@larder/contracts/customer';
import { wire } from '@larder/contracts/customer/wire';
import { shoppingCalls } from '@larder/contracts/shopping';
import { wire as shoppingWire } from '@larder/contracts/shopping/wire';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../kernel/http/bind-calls.js';
import { addCustomerScope } from '../../kernel/http/feature-scope.js';
import type { Kernel } from '../../kernel/kernel.js';
import { deleteFavorite, listPurchases } from './repository.js';
import { addFavorite, favoriteProducts, favoritesOf, setFavoriteStore } from './service.js';

const domain = { calls: customerCalls, wire };

/** What customers like and bought; favourites only where the shop has them (PLAT-12). */
export function favouriteRoutes(app: FastifyInstance, kernel: Kernel): void {
  addCustomerScope(
    app,
    kernel,
    (scope) => bindFavorites(scope, kernel),
    (flags) => flags.featureCustomer && flags.featureCustomerFavorites,
  );
  addCustomerScope(app, kernel, (scope) => {
    bind(scope, kernel, domain, {
      setFavoriteStore: ({ context, body }) => setFavoriteStore(context, body),
    });
    bind(
      scope,
      kernel,
      { calls: shoppingCalls, wire: shoppingWire },
      {
        getPurchases: async ({ context }) =>
          listPurchases(context, await context.requireCustomer()),
      },
    );
  });
}

function bindFavorites(app: FastifyInstance, kernel: Kernel): void {
  bind(app, kernel, domain, {
    getFavorites: async ({ context }) => favoritesOf(context, await context.requireCustomer()),
    getFavoriteProducts: async ({ context, query }) =>
      favoriteProducts(context, await context.requireCustomer(), query),
    addFavorite: async ({ context, params: { type }, body: { reference } }) =>
      addFavorite(context, await context.requireCustomer(), { type, reference }),
    removeFavorite: async ({ context, params: { type, ref } }) => {
      const customer = await context.requireCustomer();
      await deleteFavorite(context, customer, { type, reference: ref });
      return favoritesOf(context, customer);
    },
  });
}
