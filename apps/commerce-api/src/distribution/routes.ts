import { errorCodes } from '@larder/contracts';
import type { FastifyInstance } from 'fastify';
import { bind } from '../kernel/http/bind-calls.js';
import { ApiFailure, notFound } from '../kernel/failure.js';
import type { Kernel } from '../kernel/kernel.js';
import { containsPoint } from './polygon.js';
import { listAreas, listStores } from './repository.js';
import { distributionDomain } from './domain.js';

/** Delivery areas and pickup stores; time slots belong to the capacity domain. */
export function distributionRoutes(app: FastifyInstance, kernel: Kernel): void {
  bind(
    app,
    kernel,
    distributionDomain,
    {
      getCheckoutStores: ({ context }) => listStores(context),
      getDeliveryAreas: ({ context }) => listAreas(context),
      getDefaultDeliveryArea: async ({ context }) => {
        const [standard] = await listAreas(context, true);
        if (!standard) throw notFound('A default delivery area');
        return standard;
      },
      getDeliveryAreaAt: async ({ query, context }) => {
        const areas = await listAreas(context);
        const around = areas.find(({ polygon }) => containsPoint(polygon, query.position));
        if (!around)
          throw new ApiFailure(404, errorCodes.outsideArea, 'Nothing is delivered there');
        return around;
      },
    },
    { maxAge: 60 },
  );
}
