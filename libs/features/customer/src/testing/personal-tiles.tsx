import { tileBadges, tileCorner } from '@larder/contracts/catalogue';
import type { DietFindings } from '@larder/contracts/shopping';
import { ExtensionSlot } from '@larder/platform';
import { type Handlers } from '@larder/platform/testing';
import { aProduct } from './products.js';
import { openAccount } from './open-account.js';

export const milk = aProduct({ sku: 'm', name: 'Milk' });
export const bread = aProduct({ sku: 'b', name: 'Bread' });
export const liked = (...skus: string[]) =>
  skus.map((reference) => ({ type: 'products', reference }));
export const safe: DietFindings = { isChosen: false, findings: [] };

export const tiles = (
  <>
    {[milk, bread].map((product) => (
      <div key={product.sku}>
        <ExtensionSlot slot={tileCorner} props={{ product }} />
        <ExtensionSlot slot={tileBadges} props={{ product }} />
      </div>
    ))}
  </>
);

export function show(handlers: Handlers = {}, element = tiles, tenant = {}) {
  return openAccount({
    element,
    url: '/list?page=2',
    tenant: { featureCustomerFavorites: true, ...tenant },
    handlers: {
      'GET /api/customers/favorites': () => liked('m'),
      'GET /api/customers/purchases': () => [],
      'GET /api/customers/diet/findings': () => safe,
      ...handlers,
    },
  });
}
