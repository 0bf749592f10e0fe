import { contentRoute, indexRoute, sitemapRoute, sitemapSections } from '@larder/contracts/content';
import { Link, ExtensionSlot, useHref, type FeatureContext, type Head } from '@larder/platform';
import { contentApi } from '../api/content-api.js';
import { useText } from '../messages/use-text.js';
import styles from './sitemap.page.module.css';

export async function preload(context: FeatureContext): Promise<void> {
  await Promise.all([
    context.query(contentApi.endpoints.getPageLinks, undefined),
    context.prepareSlot(sitemapSections, [{}]),
  ]);
}

export function head({ tenant, texts, href }: FeatureContext): Head {
  return {
    title: `${tenant.shopName}: ${texts.text('content.sitemap')}`,
    description: texts.text('content.sitemapText', { shop: tenant.shopName }),
    canonical: href(sitemapRoute, {}),
  };
}

/** CONT-08: every page of the shop in one readable list. */
export default function SitemapPage() {
  const { data: pages = [] } = contentApi.useGetPageLinksQuery();
  const href = useHref();
  const text = useText();
  const address = (slug: string) =>
    slug === 'index' ? href(indexRoute, {}) : href(contentRoute, { slug });
  return (
    <div className={styles['sitemap']}>
      <h1>{text('sitemap')}</h1>
      <ExtensionSlot slot={sitemapSections} props={{}} />
      {pages.length > 0 && (
        <section aria-labelledby="sitemap-pages">
          <h2 id="sitemap-pages">{text('pages')}</h2>
          <ul>
            {pages.map((page) => (
              <li key={page.slug}>
                <Link href={address(page.slug) ?? '/'}>{page.name}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
