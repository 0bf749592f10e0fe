import { storesCalls } from '@larder/contracts/stores';
import { wire } from '@larder/contracts/stores/wire';
import type { FastifyInstance } from 'fastify';
import { addDays, localDate } from '../capacity/zoned-time.js';
import { listAreas } from '../repository.js';
import { bind } from '../../kernel/http/bind-calls.js';
import type { Scope } from '../../kernel/scope.js';
import { notFound } from '../../kernel/failure.js';
import type { Kernel } from '../../kernel/kernel.js';
import { findStore, listOutlines, listSpecialDays } from './repository.js';

/** How many days ahead holidays are listed. */
const daysAhead = 60;

export function storeRoutes(app: FastifyInstance, kernel: Kernel): void {
  const domain = { calls: storesCalls, wire };
  bind(
    app,
    kernel,
    domain,
    {
      getStore: async ({ params, context }) => {
        const store = await findStore(context, params.storeId);
        if (!store) throw notFound('The store');
        return store;
      },
      getMapOutlines: async ({ context }) => [
        ...(await listOutlines(context)),
        ...(await areaOutlines(context)),
      ],
    },
    { maxAge: 60 },
  );
  // Depends on the day, so it is not cached.
  bind(app, kernel, domain, {
    getSpecialDays: ({ context }) => {
      const today = localDate(context.now, context.shop.clientRuntimeConfig.timeZone);
      // A store's own clock may be behind the shop's.
      return listSpecialDays(context, addDays(today, -1), addDays(today, daysAhead));
    },
  });
}

async function areaOutlines(scope: Scope) {
  const areas = await listAreas(scope);
  return areas.map(({ name, polygon }) => ({ name, kind: 'area' as const, polygon }));
}
