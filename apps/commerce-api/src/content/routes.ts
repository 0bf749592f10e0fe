import { contentCalls } from '@larder/contracts/content';
import { wire } from '@larder/contracts/content/wire';
import type { FastifyInstance } from 'fastify';
import { bind } from '../kernel/http/bind-calls.js';
import { notFound } from '../kernel/failure.js';
import type { Kernel } from '../kernel/kernel.js';
import { contentReader } from './content-reader.js';
import { flyerRoutes } from './flyers/flyer-routes.js';
import { previewOf } from './preview.js';
import { readRedirects } from './repository.js';

const domain = { calls: contentCalls, wire };

export function contentRoutes(app: FastifyInstance, kernel: Kernel): void {
  bind(
    app,
    kernel,
    domain,
    {
      getRedirects: ({ context }) => readRedirects(context),
      getClientConfigs: ({ query, context }) =>
        contentReader(kernel, context).configs('client', query.types),
      getComponentConfigs: ({ context }) => contentReader(kernel, context).configs('component'),
      getPage: async ({ params, context }) => {
        const page = await contentReader(kernel, context).page(params.slug);
        if (!page) throw notFound(`Page ${params.slug}`);
        return page;
      },
      getPageLinks: ({ context }) => contentReader(kernel, context).pageLinks(),
    },
    { maxAge: 60 },
  );
  bind(app, kernel, domain, {
    getPreview: ({ context }) => {
      const preview = previewOf(context, kernel.content?.previewSecret);
      if (!preview) throw notFound('A preview');
      return preview;
    },
  });
  flyerRoutes(app, kernel);
}
