import { contentCalls } from '@larder/contracts/content';
import { wire } from '@larder/contracts/content/wire';
import type { FastifyInstance } from 'fastify';
import { bind } from '../kernel/bind.js';
import { notFound } from '../kernel/failure.js';
import type { Kernel } from '../kernel/kernel.js';
import { listPages, readConfigs, readPage, readRedirects } from './repository.js';

export function contentRoutes(app: FastifyInstance, kernel: Kernel): void {
  bind(
    app,
    kernel,
    { calls: contentCalls, wire },
    {
      getRedirects: ({ context }) => readRedirects(context),
      getClientConfigs: ({ query, context }) => readConfigs(context, 'client', query.types),
      getComponentConfigs: ({ context }) => readConfigs(context, 'component'),
      getPage: async ({ params, context }) => {
        const page = await readPage(context, params.slug);
        if (!page) throw notFound(`Page ${params.slug}`);
        return page;
      },
      getPageLinks: ({ context }) => listPages(context),
    },
    { maxAge: 60 },
  );
}
