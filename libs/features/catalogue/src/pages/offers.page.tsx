import {
  categoryRoute,
  offersRoute,
  productsRoute,
  productTile,
} from '@larder/contracts/catalogue';
import { Link, useHref, type FeatureContext, type Head } from '@larder/platform';
import { Container, EmptyState, icon, Stack } from '@larder/ui';
import { catalogueApi } from '../api/catalogue-api.js';
import { listingHref } from '../api/listing.js';
import { offerGroups, offersQuery, type OfferGroup } from '../api/offer-groups.js';
import { ProductGrid } from '../components/listing/product-grid.js';
import { ProductRow } from '../components/listing/product-row.js';
import { CategoryBreadcrumbs } from '../components/navigation/category-breadcrumbs.js';
import chips from '../components/navigation/category-chips.module.css';
import { getText, useText } from '../messages/offers-text.js';
import page from './page.module.css';
import { titleOf } from './title.js';

const OffersArt = icon('offers', '-art');

const { getNavigation, getProducts } = catalogueApi.endpoints;

/** Without the menu, all offers are in one list. */
export async function preload(context: FeatureContext) {
  const [{ results }] = await Promise.all([
    context.query(getProducts, offersQuery),
    context.query(getNavigation, undefined).catch(() => undefined),
  ]);
  await context.prepareSlot(
    productTile,
    results.map((product) => ({ product })),
  );
}

export function head(context: FeatureContext): Head {
  const t = getText(context.texts);
  return {
    title: titleOf(context, t('offers.title')),
    description: t('offers.description', { shop: context.tenant.shopName }),
    canonical: context.href(offersRoute, {}),
  };
}

/** All reduced products by department. */
export default function OffersPage() {
  const t = useText();
  const { data: nodes = [] } = catalogueApi.useGetNavigationQuery();
  const { data } = catalogueApi.useGetProductsQuery(offersQuery);
  const { groups, others } = offerGroups(data?.results ?? [], nodes);
  return (
    <Container className={page.page}>
      <Stack gap={6}>
        <CategoryBreadcrumbs categories={[]} current={t('offers.title')} />
        <div>
          <h1>{t('offers.title')}</h1>
          <p className={page.intro}>{t('offers.intro')}</p>
        </div>
        {data?.results.length === 0 && <NoOffers />}
        {groups.length > 1 && <Departments groups={groups} />}
        {groups.map((group) => (
          <Department key={group.slug} group={group} />
        ))}
        {others.length > 0 && (
          <section aria-label={t('offers.others')}>
            <Stack gap={4}>
              {groups.length > 0 && <h2>{t('offers.others')}</h2>}
              <ProductGrid products={others} />
            </Stack>
          </section>
        )}
      </Stack>
    </Container>
  );
}

function NoOffers() {
  const t = useText();
  const to = useHref()(productsRoute, {});
  return (
    <EmptyState
      picture={<OffersArt />}
      title={t('offers.none')}
      actions={to !== undefined && <Link href={to}>{t('offers.browse')}</Link>}
    >
      {t('offers.noneHint')}
    </EmptyState>
  );
}

const idOf = (slug: string) => `offers-${slug}`;

function Departments({ groups }: { readonly groups: readonly OfferGroup[] }) {
  const t = useText();
  return (
    <nav aria-label={t('offers.departments')}>
      <ul role="list" className={chips.chips}>
        {groups.map(({ slug, name }) => (
          <li key={slug}>
            <a href={`#${idOf(slug)}`} className={chips.chip}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Department({ group: { slug, name, products } }: { readonly group: OfferGroup }) {
  const t = useText();
  const path = useHref()(categoryRoute, { slug });
  const all = { page: 1, sort: 'relevance', facets: { offer: ['reduced'] } } as const;
  return (
    <div id={idOf(slug)}>
      <ProductRow
        title={name}
        products={products}
        more={
          path === undefined ? undefined : { href: listingHref(path, all), text: t('offers.all') }
        }
      />
    </div>
  );
}
