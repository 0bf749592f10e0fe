import { tenantCalls } from '@larder/contracts/tenant';
import { wire } from '@larder/contracts/tenant/wire';
import { countryMessages } from '@larder/countries';
import type { FastifyInstance } from 'fastify';
import { shopOf } from '../kernel/context.js';
import { bind } from '../kernel/http/bind-calls.js';
import { addScope } from '../kernel/http/feature-scope.js';
import type { Kernel } from '../kernel/kernel.js';
import { languageOf } from '../kernel/text/language.js';
import { isUnknown, pickLocale } from '../kernel/tenant-directory.js';
import { readMessages } from './repository.js';
import { spellingsOf } from './spellings/spellings.js';

const domain = { calls: tenantCalls, wire };

export function tenantRoutes(app: FastifyInstance, kernel: Kernel): void {
  addScope(app, 'tenant', (scope) => tenantConfiguration(scope, kernel));
  bind(app, kernel, domain, {
    getCsrf: async ({ context }) => {
      await context.session();
      context.repeatXsrfCookie();
      return {};
    },
  });
}

function tenantConfiguration(scope: FastifyInstance, kernel: Kernel): void {
  // Hosts ask for it first: they forget a shop that has none, while its last calls are answered.
  scope.addHook('preHandler', async (request) => {
    if (shopOf(kernel, request).isRetired) throw isUnknown();
  });
  bind(
    scope,
    kernel,
    domain,
    {
      getTenantConfig: async ({ query, context }) => {
        const { clientRuntimeConfig, themeConfig } = context.shop;
        const locale =
          query.locale === undefined
            ? context.locale
            : pickLocale(clientRuntimeConfig.locales, query.locale);
        const { country } = clientRuntimeConfig;
        const own = await readMessages(context.db, context.tenant, locale);
        const messageBundle = {
          ...spellingsOf(locale, country),
          ...countryMessages(country, languageOf(locale)),
          ...own,
        };
        return { clientRuntimeConfig, themeConfig, messageBundle };
      },
    },
    { maxAge: 60 },
  );
}
