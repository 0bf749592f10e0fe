import { matchCalls } from '@larder/contracts/shopping/match';
import { matchWire } from '@larder/contracts/shopping/wire';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../kernel/http/bind-calls.js';
import { limitPerMinute } from '../../kernel/http/limits/limit-per-minute.js';
import type { Kernel } from '../../kernel/kernel.js';
import { matchList } from './match-list.js';

/** Each is up to sixty searches. */
const listsPerMinute = 12;

export function matchListRoutes(app: FastifyInstance, kernel: Kernel): void {
  const spend = limitPerMinute(kernel, {
    of: 'lists',
    most: listsPerMinute,
    refusal: 'Too many lists in a minute',
  });
  bind(
    app,
    kernel,
    { calls: matchCalls, wire: matchWire },
    {
      matchList: async ({ body, context }) => {
        await spend(context);
        return { lines: await matchList(context, body.text) };
      },
    },
  );
}
