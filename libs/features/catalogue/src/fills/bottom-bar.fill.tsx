import { productsRoute } from '@larder/contracts/catalogue';
import { Link, useHref } from '@larder/platform';
import { GridIcon } from '@larder/ui';
import { useText } from '../use-text.js';

/** The phone's way to the categories; the bar gives its look. */
export default function CategoriesEntry() {
  const t = useText();
  const href = useHref()(productsRoute, {});
  if (href === undefined) return null;
  return (
    <Link href={href}>
      <GridIcon size={24} />
      {t('nav.bottom')}
    </Link>
  );
}
