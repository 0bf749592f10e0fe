import { brandRoute, brandsRoute } from '@larder/contracts/catalogue';
import { Link, useHref, useTexts, type FeatureContext, type Head } from '@larder/platform';
import { Container, EmptyState, icon, Stack } from '@larder/ui';
import { brandGroups, type BrandGroup } from '../api/brands-normalise.js';
import { catalogueApi } from '../api/catalogue-api.js';
import { CategoryBreadcrumbs } from '../components/navigation/category-breadcrumbs.js';
import { useText, formatContextOf } from '../messages/use-text.js';
import styles from './brands.module.css';
import page from './page.module.css';
import { titleOf } from './title.js';

/** Brands that a shop shows as cards, at most. */
const FEW = 12;
const NothingFoundArt = icon('nothing-found', '-art');

export const preload = (context: FeatureContext) =>
  context.query(catalogueApi.endpoints.getBrands, undefined);

export function head(context: FeatureContext): Head {
  const { t } = formatContextOf(context);
  return {
    title: titleOf(context, t('brands.title')),
    description: t('brands.description', { shop: context.tenant.shopName }),
    canonical: context.href(brandsRoute, {}),
  };
}

/** CAT-19: all brands from A to Z. */
export default function BrandsPage() {
  const t = useText();
  const { locale } = useTexts();
  const { data: brands = [] } = catalogueApi.useGetBrandsQuery();
  const groups = brandGroups(brands, locale);
  return (
    <Container className={page.page}>
      <Stack gap={4}>
        <div className="page-head">
          <CategoryBreadcrumbs categories={[]} current={t('brands.title')} />
          <h1>{t('brands.title')}</h1>
        </div>
        {groups.length === 0 ? (
          <EmptyState picture={<NothingFoundArt />} title={t('brands.title')}>
            {t('brands.empty')}
          </EmptyState>
        ) : brands.length <= FEW ? (
          <Few groups={groups} />
        ) : (
          <>
            <Letters groups={groups} />
            {groups.map((group) => (
              <Group key={group.letter} group={group} />
            ))}
          </>
        )}
      </Stack>
    </Container>
  );
}

/** So few are cards at once: letters would only tear them apart. */
function Few({ groups }: { readonly groups: readonly BrandGroup[] }) {
  const t = useText();
  const href = useHref();
  const cards = groups.flatMap(({ letter, brands }) =>
    brands.map((brand) => ({ ...brand, letter })),
  );
  return (
    <ul role="list" className={styles.cards}>
      {cards.map(({ slug, name, productCount, letter }) => (
        <li key={slug} className={styles.card}>
          <span className={styles.initial} aria-hidden="true">
            {letter}
          </span>
          <div>
            <h2>
              <Link href={href(brandRoute, { slug }) ?? ''} className={styles.whole}>
                {name}
              </Link>
            </h2>
            <p className={styles.count}>{t('listing.count', { count: productCount })}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const idOf = (letter: string) => `brands-${letter === '#' ? 'other' : letter}`;

function Letters({ groups }: { readonly groups: readonly BrandGroup[] }) {
  const t = useText();
  return (
    <nav aria-label={t('brands.letters')}>
      <ul role="list" className={styles.letters}>
        {groups.map(({ letter }) => (
          <li key={letter}>
            <a href={`#${idOf(letter)}`} className={styles.letter}>
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ group }: { readonly group: BrandGroup }) {
  const href = useHref();
  return (
    <section aria-labelledby={idOf(group.letter)}>
      <h2 id={idOf(group.letter)}>{group.letter}</h2>
      <ul role="list" className={styles.brands}>
        {group.brands.map(({ slug, name, productCount }) => (
          <li key={slug}>
            <Link href={href(brandRoute, { slug }) ?? ''} className={styles.brand}>
              {name} <span className={styles.count}>{productCount}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
