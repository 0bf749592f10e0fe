import { categoryRoute, productsRoute } from '@larder/contracts/catalogue';
import { BarLink, useHref } from '@larder/platform';
import { GridIcon } from '@larder/ui';
import { useText } from '../use-text.js';

/** The phone's way to the categories; the bar gives its look. */
export default function CategoriesEntry() {
  const t = useText();
  const hrefOf = useHref();
  const href = hrefOf(productsRoute, {});
  if (href === undefined) return null;
  return (
    <BarLink href={href} sample={hrefOf(categoryRoute, { slug: '-' })}>
      <GridIcon size={24} />
      {t('nav.bottom')}
    </BarLink>
  );
}
