import type { Product } from '@larder/contracts/catalogue';
import { favoriteProductsRoute } from '@larder/contracts/customer';
import { Link, useHref } from '@larder/platform';
import { Button, Card, LinkButton, Loading, Notice, Skeleton, Stack } from '@larder/ui';
import { favoritesApi } from '../../api/favorites-api.js';
import { useText } from '../../messages/favourite-text.js';
import styles from './favorites.module.css';

/** More than one line of pictures holds. */
const newest = { offset: 0, pageSize: 12, sort: 'relevance', source: 'Favorites' } as const;

/** In the profile: how many favourites there are, what they look like, and a link to them. */
export default function FavoritesSection() {
  const text = useText();
  const { data, error, refetch } = favoritesApi.useGetFavoriteProductsQuery(
    { query: newest },
    { refetchOnMountOrArgChange: true },
  );
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
          {data.total > 0
            ? text('favorites.count', { count: data.total })
            : text('favorites.empty.favorites.text')}
        </p>
        <Pictures products={data.results} />
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

/** Decorative: the page behind the link names the products. */
function Pictures({ products }: { readonly products: readonly Product[] }) {
  const pictures = products.flatMap(({ sku, picture }) => (picture ? { sku, ...picture } : []));
  if (pictures.length === 0) return null;
  return (
    <div className={styles.pictures} aria-hidden>
      {pictures.map(({ sku, url, width, height }) => (
        <img key={sku} src={url} alt="" width={width} height={height} decoding="async" />
      ))}
    </div>
  );
}
