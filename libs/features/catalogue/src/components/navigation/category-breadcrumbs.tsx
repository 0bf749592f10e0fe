import { categoryRoute, productsRoute, type CategoryRef } from '@larder/contracts/catalogue';
import { indexRoute } from '@larder/contracts/content';
import { Link, useHref, type FeatureContext } from '@larder/platform';
import { Breadcrumbs } from '@larder/ui';
import { useText } from '../../messages/use-text.js';

interface Props {
  /** From the root down. */
  readonly categories: readonly CategoryRef[];
  readonly current: string;
}

/** Path of a catalogue page in the category tree. */
export function CategoryBreadcrumbs({ categories, current }: Props) {
  const t = useText();
  const href = useHref();
  const trail = [
    { href: href(indexRoute, {}), text: t('breadcrumbs.home') },
    { href: href(productsRoute, {}), text: t('listing.title') },
    ...categories.map(({ slug, name }) => ({ href: href(categoryRoute, { slug }), text: name })),
  ];
  return (
    <Breadcrumbs
      label={t('breadcrumbs.label')}
      trail={trail.flatMap((step) =>
        step.href === undefined ? [] : [{ ...step, href: step.href }],
      )}
      current={current}
      renderLink={(link) => <Link {...link} />}
    />
  );
}

/** The same trail for search engines. Addresses are paths; the host makes them absolute. */
export function breadcrumbsJsonLd(
  { href }: Pick<FeatureContext, 'href'>,
  categories: readonly CategoryRef[],
  current: string,
): object {
  const named = [...categories.map(({ slug, name }) => ({ slug, name })), { name: current }];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: named.map((step, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: step.name,
      ...('slug' in step ? { item: href(categoryRoute, { slug: step.slug }) } : {}),
    })),
  };
}
