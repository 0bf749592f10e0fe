import { routeRef } from '../core/tokens.js';

/** The page of one store, below the store finder. */
export const storeRoute = routeRef<{ storeId: string }>('store', {
  configName: 'storefinder',
  suffix: '/:storeId',
});
