import {
  categoryRoute,
  facetGroups,
  productLine,
  productRoute,
  productTile,
} from '@larder/contracts/catalogue';
import { contentRoute } from '@larder/contracts/content';
import { defineFeature, eager, contribute, route } from '@larder/platform';

const page = eager({ default: () => null });

/** Pages and places of other features to which search leads. */
export const others = defineFeature({
  id: 'others',
  enabled: () => true,
  routes: [
    route(productRoute, page),
    route(categoryRoute, page),
    route(contentRoute, page, { priority: -1 }),
  ],
  contributions: [
    contribute(
      productTile,
      eager({
        default: ({ product, position, eager: isEager }) => (
          <a href={`#${product.slug}`} data-eager={isEager}>{`${position} ${product.name}`}</a>
        ),
      }),
    ),
    contribute(
      facetGroups,
      eager({
        default: ({ facets, hrefOf }) =>
          facets.map(({ id, values }) =>
            values.map(({ value, label, count }) => (
              <a key={value} href={hrefOf(id, value)}>{`${label} (${count})`}</a>
            )),
          ),
      }),
    ),
    contribute(productLine, eager({ default: ({ product }) => <span>{product.name}</span> })),
  ],
});
