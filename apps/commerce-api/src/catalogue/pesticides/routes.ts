import { pesticidesCalls } from '@larder/contracts/pesticides';
import { wire } from '@larder/contracts/pesticides/wire';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../kernel/http/bind-calls.js';
import type { Kernel } from '../../kernel/kernel.js';
import { listReports, productResidues } from './service.js';

export function pesticideRoutes(app: FastifyInstance, kernel: Kernel): void {
  bind(
    app,
    kernel,
    { calls: pesticidesCalls, wire },
    {
      getResidueReports: ({ query, context }) => listReports(context, query),
      getProductResidues: ({ params, context }) => productResidues(context, params.sku),
    },
    { maxAge: 60 },
  );
}
