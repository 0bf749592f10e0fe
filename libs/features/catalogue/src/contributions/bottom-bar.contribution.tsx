import { categoryRoute, productsRoute } from '@larder/contracts/catalogue';
import { BottomBarLink, useHref } from '@larder/platform';
import { GridIcon } from '@larder/ui';
import { useText } from '../messages/use-text.js';

/** The bottom bar's link to the categories; the bar defines its style. */
export default function CategoriesEntry() {
  const t = useText();
  const hrefOf = useHref();
  const href = hrefOf(productsRoute, {});
  if (href === undefined) return null;
  return (
    <BottomBarLink href={href} below={hrefOf(categoryRoute, { slug: '-' })?.slice(0, -1)}>
      <GridIcon size={24} />
      {t('nav.bottom')}
    </BottomBarLink>
  );
}
