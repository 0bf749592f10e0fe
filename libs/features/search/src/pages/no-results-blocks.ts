import type { Block } from '@larder/contracts/content';
import type { TextKey } from '../messages/use-text.js';

/** What is shown when nothing was found: what others buy, and the way through the categories. */
export function noResultsBlocks(t: (key: TextKey) => string): Block[] {
  return [
    { id: 'popular', type: 'product-group', fields: { title: t('popular'), limit: 12 } },
    { id: 'categories', type: 'category-group', fields: { title: t('categories') } },
  ];
}
