import { addLines, type CartItemInput } from '@larder/contracts/cart';
import { productTile } from '@larder/contracts/catalogue';
import { defineFeature, eager, contribute, provide } from '@larder/platform';
import type { Handlers } from '@larder/platform/testing';

export const added: (readonly CartItemInput[])[] = [];
/** The catalogue and the cart, as far as the page meets them. */
export const shop = defineFeature({
  id: 'shop',
  enabled: () => true,
  contributions: [
    contribute(
      productTile,
      eager({ default: ({ product }) => <span>{`Tile ${product.name}`}</span> }),
    ),
  ],
  provides: [
    provide(addLines, () => (lines) => {
      added.push(lines);
      return Promise.resolve('added' as const);
    }),
  ],
});
export const quiet: Handlers = {
  'GET /api/customers': () => ({
    id: 'c',
    email: 'a@x.example',
    firstName: 'Anna',
    lastName: 'B',
    newsletterTopics: [],
    loginType: 'normal',
    firstOrderDelivery: false,
    firstOrderClickAndCollect: false,
    addresses: [],
  }),
  'GET /api/customers/favorites': () => [],
  'GET /api/customers/purchases': () => [],
};
