import { favoriteProductsRoute } from '@larder/contracts/customer';
import { Link, useUncachedCall, useHref } from '@larder/platform';
import { Button, Card, LinkButton, Loading, Notice, Skeleton, Stack } from '@larder/ui';
import { personalApi, untracked } from '../../api/personal-api.js';
import { useText } from '../../messages/favourite-text.js';

const { getFavorites } = personalApi.endpoints;

/** In the profile: how many there are, and the way to them. */
export default function FavoritesSection() {
  const text = useText();
  const { answer, again } = useUncachedCall(({ dispatch }) =>
    dispatch(getFavorites.initiate(undefined, untracked)),
  );
  const to = useHref()(favoriteProductsRoute, {});
  if (answer === null)
    return (
      <Notice
        type="error"
        live
        title={text('favorites.failed.title')}
        actions={<Button onClick={again}>{text('favorites.again')}</Button>}
      >
        {text('favorites.failed.text')}
      </Notice>
    );
  if (answer === undefined)
    return (
      <Loading label={text('favorites.loading')}>
        <Skeleton shape="wide" />
      </Loading>
    );
  return (
    <Card>
      <Stack gap={3}>
        <p>
          {answer.length > 0
            ? text('favorites.count', { count: answer.length })
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
