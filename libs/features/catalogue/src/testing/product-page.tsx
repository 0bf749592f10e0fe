import { productActions, productDetails, type ProductDetail } from '@larder/contracts/catalogue';
import { defineFeature, eager, contribute } from '@larder/platform';
import { answer, renderInHost, type Handlers } from '@larder/platform/testing';
import { catalogue } from '../feature.js';
import { aDetail, aProduct } from './products.js';

export const milk = aDetail({
  brand: { name: 'Alma', slug: 'alma' },
  description: 'From the **Alps**.',
  ingredients: '<b>Cow</b> **milk**, salt',
  allergens: ['milk'],
  traces: ['nuts'],
  grade: 'B',
  origin: 'Austria',
  variants: [
    { sku: '1', slug: 'milk-1', packSize: '1 l' },
    { sku: '2', slug: 'milk-2', packSize: '0.5 l' },
  ],
});
export const missing = (): ReturnType<typeof answer> =>
  answer(404, { errorCode: 'NOT_FOUND', message: 'no product' });
export const handlersFor = (product: ProductDetail): Handlers => ({
  'GET /api/products/:sku': (_call, { sku }) =>
    sku === product.slug || sku === product.sku ? product : missing(),
  'GET /api/products/:slug/similar': (_call, { slug }) =>
    slug === product.slug ? [aProduct({ sku: '7', name: 'Oat drink' })] : missing(),
});
export const guests = defineFeature({
  id: 'guests',
  enabled: () => true,
  contributions: [
    contribute(productActions, eager({ default: () => <button>buy</button> })),
    contribute(productDetails, eager({ default: () => <p>residues</p> })),
  ],
});
export const open = (url: string, product = milk) =>
  renderInHost({ features: [catalogue, guests], handlers: handlersFor(product), url });
