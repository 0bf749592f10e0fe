import { useId } from 'react';
import { categoryRoute } from '@larder/contracts/catalogue';
import { Link, useHref, type FeatureContext } from '@larder/platform';
import { catalogueApi } from '../api/catalogue-api.js';
import { Picture } from '../components/product/picture.js';
import styles from './category-group.module.css';

/** Without the category trees the block is left out; the page still renders. */
export const preload = (context: FeatureContext) =>
  context.query(catalogueApi.endpoints.getRootCategories, undefined).catch(() => undefined);

/** An entry to the shop for pages without links to categories. */
export default function CategoryGroup({ fields }: { readonly fields: { readonly title: string } }) {
  const id = useId();
  const href = useHref();
  const { data: roots = [] } = catalogueApi.useGetRootCategoriesQuery();
  if (roots.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id}>{fields.title}</h2>
      <ul role="list" className={styles.cards}>
        {roots.map(({ slug, name, picture }) => (
          <li key={slug}>
            <Link href={href(categoryRoute, { slug }) ?? ''} className={styles.card}>
              <Picture picture={picture} name={name} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
