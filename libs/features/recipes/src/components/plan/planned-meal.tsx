import { recipeRoute, type PlannedMeal, type RecipeTile } from '@larder/contracts/recipes';
import { Link, useHref } from '@larder/platform';
import { ArrowLeftIcon, ArrowRightIcon, IconButton, RefreshIcon, TrashIcon } from '@larder/ui';
import { servingsHref } from '../../api/servings.js';
import { RecipePicture } from '../recipe/recipe-picture.js';
import { usePlanText } from './plan-text.js';
import styles from './planned-meal.module.css';
import { Portions } from './portions.js';

export interface MealActions {
  readonly onPortions: (servings: number) => void;
  /** Absent where there is no such day, or it is full. */
  readonly onEarlier: (() => void) | undefined;
  readonly onLater: (() => void) | undefined;
  readonly onSwap: () => void;
  readonly onRemove: () => void;
}

interface Props extends MealActions {
  readonly meal: PlannedMeal;
  readonly tile: RecipeTile | undefined;
}

/** One dish of a day: for how many, and buttons to move, swap and remove it. */
export function PlannedMealCard({ meal, tile, ...actions }: Props) {
  const text = usePlanText();
  const href = useHref()(recipeRoute, { slug: meal.slug });
  const name = tile?.name ?? '…';
  const link = href !== undefined && tile && servingsHref(href, meal.servings, 0);
  return (
    <article className={styles.meal}>
      <div className={styles.picture}>
        <RecipePicture picture={tile?.picture} />
      </div>
      <div className={styles.text}>
        {link ? (
          <Link className={styles.name} href={link}>
            {name}
          </Link>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        {tile?.minutes !== undefined && (
          <span className={styles.minutes}>{text('minutes', { count: tile.minutes })}</span>
        )}
      </div>
      <Portions name={name} servings={meal.servings} onChange={actions.onPortions} />
      <div className={styles.actions}>
        <IconButton
          className={`${styles.control} ${styles.turned}`}
          icon={<ArrowLeftIcon />}
          label={text('earlier', { name })}
          disabled={!actions.onEarlier}
          onClick={actions.onEarlier}
        />
        <IconButton
          className={`${styles.control} ${styles.turned}`}
          icon={<ArrowRightIcon />}
          label={text('later', { name })}
          disabled={!actions.onLater}
          onClick={actions.onLater}
        />
        <IconButton
          className={styles.control}
          icon={<RefreshIcon />}
          label={text('swap', { name })}
          onClick={actions.onSwap}
        />
        <IconButton
          className={styles.control}
          icon={<TrashIcon />}
          label={text('remove', { name })}
          onClick={actions.onRemove}
        />
      </div>
    </article>
  );
}
