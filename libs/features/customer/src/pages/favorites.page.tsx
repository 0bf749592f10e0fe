import { favoriteProductsRoute } from '@larder/contracts/customer';
import type { FeatureContext, Head, PageProps } from '@larder/platform';
import { Button, Container, Loading, Notice, Skeleton, Stack } from '@larder/ui';
import { useLoginRedirect } from '@larder/platform';
import { useAccount } from '../state/account/use-account.js';
import { queryOf, viewOf } from '../components/favourites/favorites-url.js';
import { FavoritesList } from '../components/favourites/favorites-list.js';
import { FavoritesTools } from '../components/favourites/favorites-tools.js';
import styles from '../components/favourites/favorites.module.css';
import { useText, getText } from '../messages/favourite-text.js';
import { useFavorites } from '../components/favourites/use-favorites.js';

type Props = PageProps<Record<never, string>>;

export const head = ({ tenant, texts }: FeatureContext): Head => ({
  title: `${getText(texts)('favorites.title')} – ${tenant.shopName}`,
  robots: 'noindex',
});

/** The customer's favourites and purchases (FAV-01, FAV-06), rendered in the browser. */
export default function FavoritesPage({ search }: Props) {
  const text = useText();
  const { customer, isSettled } = useAccount();
  const view = viewOf(search);
  const { page, retry } = useFavorites(view, customer?.id);
  useLoginRedirect(isSettled && !customer, favoriteProductsRoute, {}, queryOf(view));
  return (
    <Container className={styles.page}>
      <Stack gap={4}>
        <h1>{text('favorites.title')}</h1>
        <FavoritesTools view={view} />
        {page === undefined && <Waiting label={text('favorites.loading')} />}
        {page === 'failed' && (
          <Notice
            type="error"
            live
            title={text('favorites.failed.title')}
            actions={<Button onClick={retry}>{text('favorites.again')}</Button>}
          >
            {text('favorites.failed.text')}
          </Notice>
        )}
        {page !== undefined && page !== 'failed' && <FavoritesList view={view} page={page} />}
      </Stack>
    </Container>
  );
}

function Waiting({ label }: { readonly label: string }) {
  return (
    <Loading label={label}>
      <Skeleton shape="wide" />
      <Skeleton shape="wide" />
    </Loading>
  );
}
