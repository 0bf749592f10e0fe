import { contentCalls } from '@larder/contracts/content';
import { recipesCalls } from '@larder/contracts/recipes';
import { storesCalls } from '@larder/contracts/stores';
import { tenantCalls } from '@larder/contracts/tenant';
import type { Check } from '../../run/check.js';
import { equals, holds } from '../../run/finding.js';

const about = { profile: 'catalogue' } as const;
const gone = { status: 404, code: 'NOT_FOUND' } as const;

export const contentChecks: readonly Check[] = [
  {
    ...about,
    id: 'tenant.config',
    title: 'a shop has configuration, theme and texts in the language asked for',
    requirements: ['API-008'],
    calls: ['tenant.getTenantConfig'],
    async run({ visitor }) {
      const { clientRuntimeConfig } = await visitor().ok(tenantCalls.getTenantConfig, {
        query: {},
      });
      holds(clientRuntimeConfig.locales.length > 0, 'the shop has a language');
    },
  },
  {
    ...about,
    id: 'tenant.unknown-host',
    title: 'a host name that no shop has is refused with 421',
    requirements: ['API-008'],
    calls: ['tenant.getTenantConfig'],
    async run({ visitor }) {
      const nobody = visitor('no-such-shop.invalid');
      const refusal = { status: 421, code: 'MISDIRECTED_REQUEST' } as const;
      await nobody.refused(tenantCalls.getTenantConfig, {}, refusal);
    },
  },
  {
    ...about,
    id: 'tenant.csrf',
    title: 'the first call sets a session that scripts cannot read, and a token that they can',
    requirements: ['API-014', 'API-006'],
    calls: ['tenant.getCsrf'],
    async run({ visitor }) {
      const answer = await visitor().send(tenantCalls.getCsrf);
      const cookies = answer.headers.getSetCookie();
      const token = cookies.find((one) => one.startsWith('XSRF-TOKEN='));
      holds(token !== undefined && !/httponly/i.test(token), 'scripts can read XSRF-TOKEN');
      const others = cookies.filter((one) => one !== token);
      holds(
        others.length > 0 && others.every((one) => /httponly/i.test(one)),
        'scripts cannot read the session',
      );
    },
  },
  {
    ...about,
    id: 'content.pages',
    title: 'pages that are listed exist, and others do not',
    requirements: ['ERR-13'],
    calls: ['content.getPage', 'content.getPageLinks'],
    async run({ visitor }) {
      const shopper = visitor();
      for (const { slug } of (await shopper.ok(contentCalls.getPageLinks)).slice(0, 5))
        await shopper.ok(contentCalls.getPage, { params: { slug } });
      await shopper.refused(contentCalls.getPage, { params: { slug: 'no-such-page' } }, gone);
    },
  },
  {
    ...about,
    id: 'content.configs',
    title: 'editable frames come by name, settings of components and redirects as a whole',
    requirements: ['API-009', 'API-015', 'API-016', 'API-017', 'API-019'],
    calls: ['content.getClientConfigs', 'content.getComponentConfigs', 'content.getRedirects'],
    async run({ visitor }) {
      const shopper = visitor();
      const found = await shopper.ok(contentCalls.getClientConfigs, {
        query: { types: 'header,footer' },
      });
      holds(
        Object.keys(found).every((name) => ['header', 'footer'].includes(name)),
        'only what was asked for comes',
      );
      await shopper.ok(contentCalls.getComponentConfigs);
      await shopper.ok(contentCalls.getRedirects);
    },
  },
  {
    ...about,
    id: 'recipes.list',
    title: 'recipes can be read page by page and by slug',
    requirements: ['REC-01'],
    calls: ['recipes.getRecipes', 'recipes.getRecipe', 'recipes.getRecipeProducts'],
    async run({ visitor }) {
      const shopper = visitor();
      const { results, count } = await shopper.ok(recipesCalls.getRecipes, {
        query: { pageSize: 3 },
      });
      equals(count, results.length, 'count of the page');
      for (const { slug, name } of results) {
        const recipe = await shopper.ok(recipesCalls.getRecipe, { params: { slug } });
        equals(recipe.name, name, `name of ${slug}`);
        await shopper.ok(recipesCalls.getRecipeProducts, { params: { slug } });
      }
      await shopper.refused(recipesCalls.getRecipe, { params: { slug: 'no-such-recipe' } }, gone);
    },
  },
  {
    ...about,
    id: 'stores.list',
    title: 'stores to collect from can be read one by one',
    requirements: ['API-067'],
    calls: ['stores.getStore', 'stores.getSpecialDays', 'stores.getMapOutlines'],
    async run({ visitor, shop }) {
      const shopper = visitor();
      for (const { storeId, name } of (await shop.stores()).slice(0, 3)) {
        const store = await shopper.ok(storesCalls.getStore, { params: { storeId } });
        equals(store.name, name, `name of ${storeId}`);
      }
      await shopper.refused(storesCalls.getStore, { params: { storeId: 'no-such-store' } }, gone);
      await shopper.ok(storesCalls.getSpecialDays);
      await shopper.ok(storesCalls.getMapOutlines);
    },
  },
  {
    ...about,
    id: 'content.no-cookies',
    title: 'public answers set no cookie, so that caches may store them',
    requirements: ['API-096'],
    calls: ['content.getPageLinks'],
    async run({ visitor }) {
      for (const call of [contentCalls.getPageLinks, contentCalls.getRedirects]) {
        const { headers } = await visitor().send(call);
        equals(headers.getSetCookie(), [], `cookies of ${call.path}`);
      }
    },
  },
];
