import { favoriteProductsRoute } from '@larder/contracts/customer';
import { BarLink, textHook, useHref } from '@larder/platform';
import { HeartIcon } from '@larder/ui';
import type de from '../messages/de.json';

const useText = textHook<keyof typeof de>('account');

/** The phone's way to the favourites; a guest comes to the login from there (FAV-01). */
export default function FavouritesEntry() {
  const text = useText();
  const href = useHref()(favoriteProductsRoute, {});
  if (href === undefined) return null;
  return (
    <BarLink href={href}>
      <HeartIcon size={24} />
      {text('favorites')}
    </BarLink>
  );
}
