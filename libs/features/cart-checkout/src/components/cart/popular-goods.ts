import type { Block } from '@larder/contracts/content';

/** A row to start with, where the shopper has nothing yet. */
export const popularGoods = (title: string): Block[] => [
  { id: 'popular', type: 'product-group', fields: { title, limit: 12 } },
];
