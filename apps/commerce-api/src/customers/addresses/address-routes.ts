import { customerCalls } from '@larder/contracts/customer';
import { wire } from '@larder/contracts/customer/wire';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../kernel/http/bind-calls.js';
import type { Kernel } from '../../kernel/kernel.js';
import { changeAddress, createAddress, removeAddress, setPrimary } from './addresses.js';

/** Saved addresses: each kind has its own calls (ADDR-15, ADDR-16). */
export function addressRoutes(app: FastifyInstance, kernel: Kernel): void {
  bind(
    app,
    kernel,
    { calls: customerCalls, wire },
    {
      createDeliveryAddress: ({ context, body }) => createAddress(context, 'delivery', body),
      changeDeliveryAddress: ({ context, body }) => changeAddress(context, 'delivery', body),
      createBillingAddress: ({ context, body }) => createAddress(context, 'billing', body),
      changeBillingAddress: ({ context, body }) => changeAddress(context, 'billing', body),
      createCombinedAddress: ({ context, body }) => createAddress(context, 'combined', body),
      changeCombinedAddress: ({ context, body }) => changeAddress(context, 'combined', body),
      setPrimaryAddress: ({ context, params }) => setPrimary(context, params.id),
      removeAddress: async ({ context, params }) => {
        await removeAddress(context, params.id, false);
        return {};
      },
      removeCombinedAddress: async ({ context, params }) => {
        await removeAddress(context, params.id, true);
        return {};
      },
    },
  );
}
