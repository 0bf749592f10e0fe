import { useId } from 'react';
import {
  brandsRoute,
  categoryRoute,
  offersRoute,
  productsRoute,
} from '@larder/contracts/catalogue';
import { Link, useHref, type FeatureContext } from '@larder/platform';
import { catalogueApi } from '../../api/catalogue-api.js';
import { useText as useSitemapText } from '../../messages/sitemap-text.js';
import { useText } from '../../messages/use-text.js';

/** The sitemap works without this section when the call fails. */
export const preload = (context: FeatureContext) =>
  context.query(catalogueApi.endpoints.getNavigation, undefined).catch(() => undefined);

/** Categories and brands in the list of all pages. */
export default function SitemapSection() {
  const t = useText();
  const sitemapText = useSitemapText();
  const id = useId();
  const href = useHref();
  const { data: nodes = [] } = catalogueApi.useGetNavigationQuery();
  const link = (slug: string, name: string) => (
    <Link href={href(categoryRoute, { slug }) ?? ''}>{name}</Link>
  );
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('listing.title')}</h2>
      <ul>
        <li>
          <Link href={href(productsRoute, {}) ?? ''}>{t('nav.all')}</Link>
        </li>
        <li>
          <Link href={href(offersRoute, {}) ?? ''}>{sitemapText('sitemap.offers')}</Link>
        </li>
        <li>
          <Link href={href(brandsRoute, {}) ?? ''}>{t('brands.title')}</Link>
        </li>
        {nodes.map((node) => (
          <li key={node.slug}>
            {link(node.slug, node.name)}
            {node.children.length > 0 && (
              <ul>
                {node.children.map(({ slug, name }) => (
                  <li key={slug}>{link(slug, name)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
