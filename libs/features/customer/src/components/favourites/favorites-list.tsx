import { productsRoute, productTile, type ProductPage } from '@larder/contracts/catalogue';
import { favoriteProductsRoute } from '@larder/contracts/customer';
import { Link, ExtensionSlot, useHref } from '@larder/platform';
import { EmptyState, Grid, icon, LinkButton, Pagination } from '@larder/ui';
import { BuyAgain } from '../buy-again/buy-again.js';
import { PageOutOfRange } from '../account-pages/page-out-of-range.js';
import { PAGE_SIZE, queryOf, sourceOf, type FavoritesView } from './favorites-url.js';
import { useText } from '../../messages/favourite-text.js';

const LikedArt = icon('liked', '-art');
const RepeatArt = icon('repeat', '-art');

interface Props {
  readonly view: FavoritesView;
  readonly page: ProductPage;
}

/** Tiles of one page and the ways to the others. */
export function FavoritesList({ view, page }: Props) {
  const text = useText();
  const href = useHref();
  const pages = Math.ceil(page.total / PAGE_SIZE);
  const at = (number: number) =>
    href(favoriteProductsRoute, {}, queryOf({ ...view, page: number })) ?? '';
  if (pages === 0) return <Empty view={view} />;
  if (view.page > pages) return <PageOutOfRange last={at(pages)} />;
  return (
    <>
      <p role="status">{text('favorites.count', { count: page.total })}</p>
      <h2 className="visually-hidden">{text('favorites.products')}</h2>
      <Grid as="ul" of="tiles" role="list">
        {page.results.map((product, i) => (
          <li key={product.sku}>
            <ExtensionSlot slot={productTile} props={{ product, position: page.offset + i + 1 }} />
          </li>
        ))}
      </Grid>
      <BuyAgain
        label={text('favorites.buy')}
        lines={page.results.map(({ sku, name, quantityStepSize }) => ({
          sku,
          name,
          quantity: quantityStepSize,
        }))}
      />
      <Pagination
        label={text('favorites.pages')}
        current={view.page}
        total={pages}
        hrefOf={at}
        labels={{
          previous: text('favorites.pages.previous'),
          next: text('favorites.pages.next'),
          page: (number) => text('favorites.pages.page', { page: number }),
        }}
        renderLink={(link) => <Link {...link} />}
      />
    </>
  );
}

function Empty({ view }: { readonly view: FavoritesView }) {
  const text = useText();
  const href = useHref();
  const kind = {
    Favorites: 'favorites',
    Purchased: 'purchased',
    'Favorite AND Purchased': 'both',
    'Favorites OR Purchased': 'favorites',
  }[sourceOf(view)] as 'favorites' | 'purchased' | 'both';
  const isBoth = kind === 'both';
  const to = isBoth
    ? href(favoriteProductsRoute, {}, queryOf({ ...view, both: false, page: 1 }))
    : href(productsRoute, {});
  return (
    <EmptyState
      picture={kind === 'purchased' ? <RepeatArt /> : <LikedArt />}
      title={text(`favorites.empty.${kind}.title`)}
      actions={
        to !== undefined && (
          <LinkButton as={Link} href={to}>
            {text(isBoth ? 'favorites.show' : 'favorites.all')}
          </LinkButton>
        )
      }
    >
      {text(`favorites.empty.${kind}.text`)}
    </EmptyState>
  );
}
