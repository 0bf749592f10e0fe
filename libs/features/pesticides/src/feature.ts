import { productDetails } from '@larder/contracts/catalogue';
import { pesticidesRoute } from '@larder/contracts/pesticides';
import { defineFeature, contribute, lazy, route } from '@larder/platform';

/** Residue reports of fresh goods, on their own page and on the page of each product. */
export const pesticides = defineFeature({
  id: 'pesticides',
  enabled: (config) => config.featurePesticides,
  routes: [
    route(
      pesticidesRoute,
      lazy(() => import('./pages/pesticides.page.js')),
      { middleware: 'cacheable' },
    ),
  ],
  contributions: [
    contribute(
      productDetails,
      lazy(() => import('./contributions/on-demand/product-residues.contribution.js')),
    ),
  ],
});
