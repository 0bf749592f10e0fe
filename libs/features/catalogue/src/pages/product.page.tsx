import { lazy, Suspense, useEffect, useState } from 'react';
import {
  fullName,
  productActions,
  productDetails,
  productRoute,
  productTerms,
  productTile,
  type Product,
} from '@larder/contracts/catalogue';
import { itemViewed } from '@larder/contracts/tracking';
import { useFeature, type FeatureContext, type Head, type PageProps } from '@larder/platform';
import { Container, Stack } from '@larder/ui';
import { catalogueApi } from '../api/catalogue-api.js';
import { productJsonLd } from '../api/product-json-ld.js';
import { priceView } from '../api/product-normalise.js';
import { ProductHead } from '../components/product/product-head.js';
import { ProductSections } from '../components/product/product-sections.js';
import { ProductRow } from '../components/listing/product-row.js';
import {
  breadcrumbsJsonLd,
  CategoryBreadcrumbs,
} from '../components/navigation/category-breadcrumbs.js';
import { useText, formatContextOf } from '../messages/use-text.js';
import styles from './page.module.css';
import { titleOf } from './title.js';

const AfterProduct = lazy(() => import('../components/reviews/after-product.js'));

type Props = PageProps<{ slug: string; sku?: string }>;

const { getProduct, getSimilarProducts } = catalogueApi.endpoints;

/** CAT-15, 16: the sku, where the address has one, selects the variant. */
const productOf = ({ params }: Props) => ({ params: { sku: params.sku ?? params.slug } });
const similarTo = ({ params }: Props) => ({ params: { slug: params.slug } });

/**
 * A product that does not exist responds 404 (CAT-14); without similar products the page still works.
 */
export async function preload(context: FeatureContext, props: Props): Promise<void> {
  // In parallel: two slow responses cost the time of one.
  const similar = context
    .query(getSimilarProducts, similarTo(props))
    .catch((): Product[] => [])
    .then((all) =>
      context.prepareSlot(
        productTile,
        all.map((product) => ({ product })),
      ),
    );
  const product = await context.query(getProduct, productOf(props));
  const shown = [{ product }];
  const instead = product.substitutes?.map((product) => ({ product })) ?? [];
  await Promise.all([
    context.prepareSlot(productActions, shown),
    context.prepareSlot(productTerms, shown),
    context.prepareSlot(productDetails, shown),
    context.prepareSlot(productTile, instead),
    similar,
  ]);
}

/** CAT-25. */
export function head(context: FeatureContext, props: Props): Head {
  const { data } = getProduct.select(productOf(props))(context.getState());
  if (!data) return { title: context.tenant.shopName };
  const wording = formatContextOf(context);
  // Where a size is missing, no comma is left over.
  const name = [fullName(data), data.packSize].filter(Boolean).join(', ');
  const canonical = context.href(productRoute, { slug: data.slug });
  const categories = [...data.parentCategories, data.category];
  return {
    title: titleOf(context, name),
    description:
      data.metaDescription ??
      wording.t('product.metaDescription', {
        name,
        amount: priceView(data, wording).amount,
        shop: context.tenant.shopName,
      }),
    canonical,
    image: data.picture?.url,
    jsonLd: [
      breadcrumbsJsonLd(context, categories, data.name),
      productJsonLd(data, context.tenant.currency, canonical),
    ],
  };
}

/** One product: pictures, price, variants, details and similar products. */
export default function ProductPage(props: Props) {
  const t = useText();
  const product = catalogueApi.useGetProductQuery(productOf(props)).data;
  const { data: similar = [] } = catalogueApi.useGetSimilarProductsQuery(similarTo(props));
  const viewed = useViewed(product);
  if (!product) return null;
  const { substitutes = [] } = product;
  return (
    <Container className={styles.page}>
      <Stack gap="section">
        <Stack gap={2}>
          <CategoryBreadcrumbs
            categories={[...product.parentCategories, product.category]}
            current={product.name}
          />
          <ProductHead product={product}>
            {substitutes.length === 0 && <ProductSections product={product} />}
          </ProductHead>
        </Stack>
        <ProductRow title={t('product.substitutes')} products={substitutes} />
        {substitutes.length > 0 && <ProductSections product={product} isWide />}
        <ProductRow title={t('product.similar')} products={similar} />
        {viewed !== undefined && (
          <Suspense>
            <AfterProduct sku={viewed} />
          </Suspense>
        )}
      </Stack>
    </Container>
  );
}

/** TRK-15: emits once that a product's page is open. Returns its sku once it is. */
function useViewed(product: Product | undefined) {
  const [viewed, setViewed] = useState<string>();
  const { emit } = useFeature();
  const sku = product?.sku;
  const price = product?.price.regular.value;
  useEffect(() => {
    if (sku !== undefined) emit(itemViewed, { sku, quantity: 1, price });
    setViewed(sku);
  }, [emit, sku, price]);
  return viewed;
}
