import { favoriteProductsRoute } from '@larder/contracts/customer';
import { BottomBarLink, createTextHook, useHref } from '@larder/platform';
import { HeartIcon } from '@larder/ui';
import type { shop as de } from '../messages/de.json';

const useText = createTextHook<keyof typeof de>('account');

/** The bottom bar's link to the favourites; guests are redirected to the login (FAV-01). */
export default function FavouritesEntry() {
  const text = useText();
  const href = useHref()(favoriteProductsRoute, {});
  if (href === undefined) return null;
  return (
    <BottomBarLink href={href}>
      <HeartIcon size={24} />
      {text('favorites')}
    </BottomBarLink>
  );
}
