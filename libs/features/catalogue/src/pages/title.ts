import type { FeatureContext } from '@larder/platform';
import { formatContextOf } from '../messages/use-text.js';

/** Title of a page in the head: the thing, its page when it is not the first, and the shop. */
export function titleOf(context: FeatureContext, name: string, page = 1): string {
  const title =
    page > 1 ? formatContextOf(context).t('listing.pageTitle', { title: name, page }) : name;
  return `${title} | ${context.tenant.shopName}`;
}
