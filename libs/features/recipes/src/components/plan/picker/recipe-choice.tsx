import type { RecipeTile } from '@larder/contracts/recipes';
import { Loading, Skeleton } from '@larder/ui';
import { RecipePicture } from '../../recipe/recipe-picture.js';
import { usePlanText } from '../plan-text.js';
import styles from './sheet.module.css';

interface Props {
  readonly recipes: readonly RecipeTile[] | undefined;
  readonly isFailed: boolean;
  readonly onChoose: (slug: string) => void;
}

/** Recipes as buttons, each of which is planned by a tap. */
export function RecipeChoice({ recipes, isFailed, onChoose }: Props) {
  const text = usePlanText();
  if (isFailed) return <p role="status">{text('notSaved')}</p>;
  if (!recipes)
    return (
      <Loading label={text('loading')}>
        <Skeleton shape="wide" />
        <Skeleton shape="wide" />
      </Loading>
    );
  if (recipes.length === 0) return <p role="status">{text('notFound')}</p>;
  return (
    <ul role="list" className={styles.recipes}>
      {recipes.map(({ slug, name, picture, minutes }) => (
        <li key={slug}>
          <button
            type="button"
            className={styles.recipe}
            aria-label={text('choose', { name })}
            onClick={() => onChoose(slug)}
          >
            <span>
              <RecipePicture picture={picture} />
            </span>
            <span className={styles.text}>
              <span className={styles.name}>{name}</span>
              {minutes !== undefined && (
                <span className={styles.minutes}>{text('minutes', { count: minutes })}</span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
