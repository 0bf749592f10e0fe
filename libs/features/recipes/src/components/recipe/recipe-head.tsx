import type { Recipe } from '@larder/contracts/recipes';
import { Badge, ClockIcon, RecipeIcon } from '@larder/ui';
import { useText } from '../../messages/use-text.js';
import { RecipePicture } from './recipe-picture.js';
import styles from './recipe-head.module.css';

/** Picture, name and what decides whether one cooks it today. */
export function RecipeHead({ recipe }: { readonly recipe: Recipe }) {
  const t = useText();
  const { minutes, activeMinutes, difficulty } = recipe;
  const marks = [
    ...recipe.marks.map((mark) => t(`diet.${mark}`)),
    ...recipe.seasons.map((season) => t(`season.${season}`)),
  ];
  return (
    <div className={styles.head}>
      <div className={styles.picture}>
        <RecipePicture picture={recipe.picture} alt={recipe.name} eager first />
      </div>
      <div className={styles.words}>
        <h1>{recipe.name}</h1>
        <p className={styles.description}>{recipe.description}</p>
        <ul role="list" className={styles.facts}>
          {minutes !== undefined && (
            <li className={styles.fact}>
              <ClockIcon />
              {activeMinutes === undefined || activeMinutes === minutes
                ? t('minutes', { count: minutes })
                : t('recipe.time', { count: minutes, active: activeMinutes })}
            </li>
          )}
          <li className={styles.fact}>
            <RecipeIcon />
            {t(`difficulty.${difficulty}`)}
          </li>
        </ul>
        {marks.length > 0 && (
          <ul role="list" className={styles.marks}>
            {marks.map((mark) => (
              <li key={mark}>
                <Badge tone="neutral">{mark}</Badge>
              </li>
            ))}
          </ul>
        )}
        <button type="button" className={styles.print} onClick={() => window.print()}>
          {t('recipe.print')}
        </button>
      </div>
    </div>
  );
}
