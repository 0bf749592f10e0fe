import { useId } from 'react';
import { recipesRoute, recipeTile } from '@larder/contracts/recipes';
import { Link, useHref, type FeatureContext } from '@larder/platform';
import { recipesApi } from '../api/recipes-api.js';
import { RecipeGrid } from '../components/overview/recipe-grid.js';
import { useText } from '../messages/use-text.js';
import styles from './recipe-group.module.css';
import type { RecipeGroupFields } from './recipe-group.schema.js';

const { getRecipes } = recipesApi.endpoints;

function argsOf({ slugs, season, mark, difficulty, maxMinutes, limit }: RecipeGroupFields) {
  if (slugs) return { query: { slugs: slugs.join(','), pageSize: limit } };
  return {
    query: {
      pageSize: limit,
      ...(season && { season }),
      ...(mark && { mark }),
      ...(difficulty && { difficulty }),
      ...(maxMinutes !== undefined && { maxMinutes }),
    },
  };
}

/** A group whose call fails is left out; the page still renders. */
export async function preload(context: FeatureContext, all: readonly RecipeGroupFields[]) {
  const pages = await Promise.allSettled(
    all.map((fields) => context.query(getRecipes, argsOf(fields))),
  );
  await context.prepareSlot(
    recipeTile,
    pages
      .flatMap((page) => (page.status === 'fulfilled' ? page.value.results : []))
      .map((recipe) => ({ recipe })),
  );
}

/** CONT-46: recipes by the same tile as everywhere (REC-06). */
export default function RecipeGroup({ fields }: { readonly fields: RecipeGroupFields }) {
  const t = useText();
  const id = useId();
  const overview = useHref()(recipesRoute, {});
  const { data } = recipesApi.useGetRecipesQuery(argsOf(fields));
  const more = fields.moreLink ?? overview;
  if (!data || data.results.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <div className={styles.head}>
        <h2 id={id} className="section-heading">
          {fields.title}
        </h2>
        {more !== undefined && (
          <Link href={more} className={styles.more}>
            {t('overview.all')}
          </Link>
        )}
      </div>
      <RecipeGrid recipes={data.results} />
    </section>
  );
}
