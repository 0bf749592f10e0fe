import { useId } from 'react';
import { recipeRoute, recipesRoute } from '@larder/contracts/recipes';
import { Link, useHref, type FeatureContext } from '@larder/platform';
import { recipesApi } from '../api/recipes-api.js';
import { useText } from '../messages/use-text.js';

/** Recipes that the list of all pages names; the overview has the rest. */
const newest = { query: { pageSize: 96 } };

/** The sitemap works without them when the call fails. */
export const preload = (context: FeatureContext) =>
  context.query(recipesApi.endpoints.getRecipes, newest).catch(() => undefined);

/** Recipes in the list of all pages. */
export default function SitemapSection() {
  const t = useText();
  const id = useId();
  const href = useHref();
  const { data } = recipesApi.useGetRecipesQuery(newest);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('overview.title')}</h2>
      <ul>
        <li>
          <Link href={href(recipesRoute, {}) ?? ''}>{t('overview.all')}</Link>
        </li>
        {data?.results.map(({ slug, name }) => (
          <li key={slug}>
            <Link href={href(recipeRoute, { slug }) ?? ''}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
