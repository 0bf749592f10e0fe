import { againCalls } from '@larder/contracts/shopping/again';
import { againWire } from '@larder/contracts/shopping/wire';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../kernel/http/bind-calls.js';
import { limitPerMinute } from '../../kernel/http/limits/limit-per-minute.js';
import type { Kernel } from '../../kernel/kernel.js';
import { buyAgain } from './buy-again.js';

/** Each reads up to a hundred orders. */
const readsPerMinute = 120;

export function buyAgainRoutes(app: FastifyInstance, kernel: Kernel): void {
  const spend = limitPerMinute(kernel, {
    of: 'goods bought before',
    most: readsPerMinute,
    refusal: 'Too many reads in a minute',
  });
  bind(
    app,
    kernel,
    { calls: againCalls, wire: againWire },
    {
      getBuyAgain: async ({ query, context }) => {
        await spend(context);
        return buyAgain(context, query.pageSize);
      },
    },
  );
}
