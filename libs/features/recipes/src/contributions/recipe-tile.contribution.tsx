import { recipeRoute, type RecipeTile as Tile } from '@larder/contracts/recipes';
import { ClientOnly, lazy, Link, useHref } from '@larder/platform';
import { ClockIcon, StarIcon } from '@larder/ui';
import { RecipePicture } from '../components/recipe/recipe-picture.js';
import { useWording } from '../messages/use-text.js';
import styles from './recipe-tile.module.css';

const actions = lazy(() => import('../components/saved/tile-actions.js'));

interface Props {
  readonly recipe: Tile;
  /** True for the tiles above the fold, whose pictures load at once. */
  readonly eager?: boolean;
}

/** One recipe of a list: one link with one name (REC-06). */
export default function RecipeTile({ recipe, eager = false }: Props) {
  const { t, money, number } = useWording();
  const href = useHref()(recipeRoute, { slug: recipe.slug });
  // Vegan implies vegetarian.
  const diet = (['vegan', 'vegetarian'] as const).find((mark) => recipe.marks.includes(mark));
  return (
    <article className={styles.tile}>
      <RecipePicture picture={recipe.picture} eager={eager} />
      <ClientOnly component={actions} props={{ recipe }} />
      <div className={styles.text}>
        {href === undefined ? (
          <span className={styles.name}>{recipe.name}</span>
        ) : (
          <Link className={styles.name} href={href}>
            {recipe.name}
          </Link>
        )}
        <p className={styles.facts}>
          {recipe.minutes !== undefined && (
            <span className={styles.time}>
              <ClockIcon />
              {t('minutes', { count: recipe.minutes })}
            </span>
          )}
          <span>{t(`difficulty.${recipe.difficulty}`)}</span>
          {recipe.portionPrice !== undefined && (
            <span className={styles.price}>
              {t('price', { price: money(recipe.portionPrice) })}
            </span>
          )}
          {recipe.rating && (
            <span className={styles.rating}>
              <StarIcon filled />
              <span className="visually-hidden">
                {t('rating', { average: number(recipe.rating.average, { digits: 1 }) })}
              </span>
              <span aria-hidden="true">{number(recipe.rating.average, { digits: 1 })}</span>
            </span>
          )}
          {diet && <span className={styles.diet}>{t(`diet.${diet}`)}</span>}
        </p>
      </div>
    </article>
  );
}
