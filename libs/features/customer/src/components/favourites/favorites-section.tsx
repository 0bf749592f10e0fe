import { favoriteProductsRoute } from '@larder/contracts/customer';
import { Link, useHref } from '@larder/platform';
import { Button, Card, LinkButton, Loading, Notice, Skeleton, Stack } from '@larder/ui';
import { personalApi } from '../../api/personal-api.js';
import { useText } from '../../messages/favourite-text.js';

/** In the profile: the number of favourites, and a link to them. */
export default function FavoritesSection() {
  const text = useText();
  const { data, error, refetch } = personalApi.useGetFavoritesQuery();
  const to = useHref()(favoriteProductsRoute, {});
  if (error !== undefined)
    return (
      <Notice
        type="error"
        live
        title={text('favorites.failed.title')}
        actions={<Button onClick={() => void refetch()}>{text('favorites.again')}</Button>}
      >
        {text('favorites.failed.text')}
      </Notice>
    );
  if (data === undefined)
    return (
      <Loading label={text('favorites.loading')}>
        <Skeleton shape="wide" />
      </Loading>
    );
  return (
    <Card>
      <Stack gap={3}>
        <p>
          {data.length > 0
            ? text('favorites.count', { count: data.length })
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
