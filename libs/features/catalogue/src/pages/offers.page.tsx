import {
  categoryRoute,
  offersRoute,
  productsRoute,
  productTile,
} from '@larder/contracts/catalogue';
import { contentBlocks } from '@larder/contracts/content';
import {
  ExtensionSlot,
  Link,
  useFeature,
  useHref,
  type FeatureContext,
  type Head,
} from '@larder/platform';
import { Container, EmptyState, icon, Stack } from '@larder/ui';
import { catalogueApi } from '../api/catalogue-api.js';
import { listingHref } from '../api/listing.js';
import { offerGroups, type OfferGroup } from '../api/offers/offer-groups.js';
import { offersApi, offersPageArgs } from '../api/offers/offers-api.js';
import { FlyerLinks } from '../components/offers/flyer-links.js';
import { ProductGrid } from '../components/listing/product-grid.js';
import { ProductRow } from '../components/listing/product-row.js';
import { CategoryBreadcrumbs } from '../components/navigation/category-breadcrumbs.js';
import { EndingOffers } from '../components/offers/ending-offers.js';
import { LabelledRow } from '../components/offers/labelled-row.js';
import { OwnOffersLine, OwnOffersRow } from '../components/offers/own-offers.js';
import styles from '../components/offers/offers.module.css';
import chips from '../components/navigation/category-chips.module.css';
import { getText, useText } from '../messages/offers-text.js';
import page from './page.module.css';
import { titleOf } from './title.js';

const OffersArt = icon('offers', '-art');

const { getNavigation } = catalogueApi.endpoints;
const { getOffers, getOffersPage } = offersApi.endpoints;

/** Without the menu, all offers are in one list. */
export async function preload(context: FeatureContext) {
  const [{ results }] = await Promise.all([
    context.query(getOffers, undefined),
    context.query(getNavigation, undefined).catch(() => undefined),
    context.query(offersApi.endpoints.getFlyers, undefined).catch(() => undefined),
    preparePage(context),
  ]);
  await context.prepareSlot(
    productTile,
    results.map((product) => ({ product })),
  );
}

/** Without a content page this one is complete, too, and does not fetch it again. */
async function preparePage(context: FeatureContext): Promise<void> {
  const args = offersPageArgs(context);
  const given = await context.query(getOffersPage, args).catch(() => null);
  const page = given && { ...given, blocks: await context.prepareBlocks(given.blocks) };
  await context.dispatch(offersApi.util.upsertQueryData('getOffersPage', args, page));
  if (page) await context.prepareSlot(contentBlocks, [page]);
}

export function head(context: FeatureContext): Head {
  const t = getText(context.texts);
  return {
    title: titleOf(context, t('offers.title')),
    description: t('offers.description', { shop: context.tenant.shopName }),
    canonical: context.href(offersRoute, {}),
  };
}

/** All reduced products: what ends soon, what editors add, then each department. */
export default function OffersPage() {
  const t = useText();
  const { data: nodes = [] } = catalogueApi.useGetNavigationQuery();
  const { data } = offersApi.useGetOffersQuery();
  const { data: content } = offersApi.useGetOffersPageQuery(offersPageArgs(useFeature()));
  const products = data?.results ?? [];
  const { groups, others } = offerGroups(products, nodes);
  return (
    <Container className={page.page}>
      <Stack gap={4}>
        <div className="page-head">
          <CategoryBreadcrumbs categories={[]} current={t('offers.title')} />
          <h1>{t('offers.title')}</h1>
          <p className={page.intro}>{t('offers.intro')}</p>
        </div>
        <div className={styles.actions}>
          <FlyerLinks />
          {products.length > 0 && <OwnOffersLine products={products} />}
        </div>
        {data && products.length === 0 && <NoOffers />}
        <Departments groups={groups} hasOthers={others.length > 0} />
        {data && <EndingOffers offers={data} />}
        {content && <ExtensionSlot slot={contentBlocks} props={{ blocks: content.blocks }} />}
        {groups.map((group) => (
          <Department key={group.slug} group={group} />
        ))}
        {groups.length > 0 ? (
          <div id={idOf(OTHERS)}>
            <LabelledRow title={t('offers.others')} offers={others} />
          </div>
        ) : (
          <ProductGrid products={others.map(({ product }) => product)} />
        )}
        <OwnOffersRow products={products} />
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

/** Instead of the slug of a department, for those that have few offers. */
const OTHERS = '';
const idOf = (slug: string) => `offers-${slug}`;

interface DepartmentsProps {
  readonly groups: readonly OfferGroup[];
  readonly hasOthers: boolean;
}

function Departments({ groups, hasOthers }: DepartmentsProps) {
  const t = useText();
  const links = hasOthers ? [...groups, { slug: OTHERS, name: t('offers.others') }] : groups;
  if (links.length < 2) return null;
  return (
    <nav aria-label={t('offers.departments')}>
      <ul role="list" className={chips.chips}>
        {links.map(({ slug, name }) => (
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
