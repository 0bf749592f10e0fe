import { addLines, type AddResult, type CartItemInput } from '@larder/contracts/cart';
import { productRoute } from '@larder/contracts/catalogue';
import { currentCustomer, type Customer } from '@larder/contracts/customer';
import { contentRoute } from '@larder/contracts/content';
import { defineFeature, eager, provide, route, type Feature } from '@larder/platform';
import {
  renderInHost,
  observableValue,
  type Handlers,
  type HostOptions,
} from '@larder/platform/testing';
import { recipes } from '../feature.js';
import { aProduct, aRecipe, aRecipePage, aTile, forRecipe } from './recipes.js';

const page = eager({ default: () => null });

/** Pages of other features that recipes link to. */
const others = defineFeature({
  id: 'others',
  enabled: () => true,
  routes: [route(productRoute, page), route(contentRoute, page, { priority: -1 })],
});

/** A cart that notes what is put into it, and answers once it is told to. */
export function aCart(
  added: CartItemInput[],
  result: AddResult = 'added',
  answered: Promise<void> = Promise.resolve(),
): Feature {
  return defineFeature({
    id: 'cart',
    enabled: () => true,
    provides: [
      provide(addLines, () => (lines) => {
        added.push(...lines);
        return answered.then(() => result);
      }),
    ],
  });
}

/** A fake account; a customer can sign in while the page is open. */
export function anAccount(somebody?: { readonly id: string }) {
  const customer = observableValue(somebody as Customer | undefined);
  const feature = defineFeature({
    id: 'account',
    enabled: () => true,
    provides: [provide(currentCustomer, () => ({ ...customer, settled: () => true }))],
  });
  return { feature, signIn: (one: { readonly id: string }) => customer.set(one as Customer) };
}

export const handlers: Handlers = {
  'GET /api/recipes': () =>
    aRecipePage([aTile(), aTile({ slug: 'waffles', name: 'Waffles', marks: ['vegan'] })], {
      facets: [
        { id: 'maxMinutes', values: [{ value: '30', count: 2, selected: false }] },
        { id: 'mark', values: [{ value: 'vegan', count: 1, selected: false }] },
      ],
    }),
  'GET /api/recipes/:slug': () => aRecipe(),
  'GET /api/recipes/:slug/products': () => [
    forRecipe(aProduct(), ['milk']),
    forRecipe(
      aProduct({
        sku: 'flour',
        name: 'Flour',
        packSize: '1 kg',
        content: { amount: 1000, unit: 'g' },
      }),
      ['gluten'],
    ),
  ],
};

export function open(
  url: string,
  options: Partial<HostOptions> & { readonly with?: readonly Feature[] } = {},
) {
  const { with: more = [], ...rest } = options;
  return renderInHost({
    features: [recipes, others, ...more],
    url,
    ...rest,
    handlers: { ...handlers, ...options.handlers },
  });
}
