import { favoriteProductsRoute } from '@larder/contracts/customer';
import { Link, useHref } from '@larder/platform';
import { Card, LinkButton, Stack } from '@larder/ui';
import { useOwn } from '../own/use-own.js';
import { useText } from './texts.js';

/** In the profile: how many there are, and the way to them. */
export default function FavoritesSection() {
  const text = useText();
  const { favorites } = useOwn().state;
  const to = useHref()(favoriteProductsRoute, {});
  return (
    <Card>
      <Stack gap={3}>
        <p>
          {favorites.size > 0
            ? text('favorites.count', { count: favorites.size })
            : text('favorites.empty.favorites.text')}
        </p>
        {to !== undefined && (
          <div>
            <LinkButton as={Link} href={to}>
              {text('favorites.open')}
            </LinkButton>
          </div>
        )}
      </Stack>
    </Card>
  );
}
