import { productsRoute, type ProductPage } from '@larder/contracts/catalogue';
import { Link, CachedFragment, useHref } from '@larder/platform';
import { EmptyState, icon, LinkButton, Pagination } from '@larder/ui';
import {
  listingHref,
  PAGE_SIZE,
  withoutFacets,
  type FacetId,
  type Listing,
} from '../../api/listing.js';
import { useText } from '../../messages/use-text.js';
import { ChosenFacets, Facets } from './facets.js';
import styles from './listing-view.module.css';
import { ProductGrid } from './product-grid.js';
import { ListingSort } from './listing-sort.js';

const NothingFoundArt = icon('nothing-found', '-art');

interface Props {
  /** Address of the listing without a query. */
  readonly path: string;
  readonly listing: Listing;
  readonly page: ProductPage;
  /** Facet that the page itself represents. */
  readonly without?: FacetId;
}

/** Filters, order, tiles and pages of one list of products; everything in it is a link or a form. */
export function ListingView({ path, listing, page, without }: Props) {
  const t = useText();
  const facets = page.facets.filter(({ id }) => id !== without);
  const parts = { path, listing, facets };
  return (
    <div className={styles.listing}>
      <CachedFragment
        as="div"
        className={styles.aside}
        // All pages of a listing show the same filters.
        fragment={`facets ${without} ${listingHref(path, { ...listing, page: 1 })}`}
        cacheKey={page.facets}
      >
        <Facets {...parts} total={page.total} />
      </CachedFragment>
      <div className={styles.main}>
        <div className={styles.bar}>
          <p role="status" className={styles.count}>
            {t('listing.count', { count: page.total })}
          </p>
          <ListingSort path={path} listing={listing} />
        </div>
        <ChosenFacets {...parts} />
        <h2 className="visually-hidden">{t('listing.products')}</h2>
        {page.results.length > 0 ? (
          <ProductGrid products={page.results} from={page.offset + 1} />
        ) : (
          <Empty path={path} listing={listing} />
        )}
        <Pagination
          label={t('pages.label')}
          current={listing.page}
          total={Math.ceil(page.total / PAGE_SIZE)}
          hrefOf={(number) => listingHref(path, { ...listing, page: number })}
          labels={{
            previous: t('pages.previous'),
            next: t('pages.next'),
            page: (number) => t('pages.page', { page: number }),
          }}
          renderLink={(link) => <Link {...link} />}
        />
      </div>
    </div>
  );
}

function Empty({ path, listing }: Pick<Props, 'path' | 'listing'>) {
  const t = useText();
  const all = useHref()(productsRoute, {});
  const isFiltered = Object.keys(listing.facets).length > 0;
  const link = isFiltered
    ? { href: listingHref(path, withoutFacets(listing)), text: t('facet.reset') }
    : { href: all ?? path, text: t('listing.allCategories') };
  return (
    <EmptyState
      picture={<NothingFoundArt />}
      title={t(isFiltered ? 'listing.emptyTitle' : 'listing.emptyCategoryTitle')}
      actions={
        <LinkButton as={Link} href={link.href}>
          {link.text}
        </LinkButton>
      }
    >
      {t(isFiltered ? 'listing.emptyText' : 'listing.emptyCategoryText')}
    </EmptyState>
  );
}
