import type { Recipe } from '@larder/contracts/recipes';
import { ClientOnly, lazy } from '@larder/platform';
import { Badge, Button, ClockIcon, PrintIcon, RecipeIcon, StarIcon, TagIcon } from '@larder/ui';
import { useWording } from '../../messages/use-text.js';
import { RecipePicture } from './recipe-picture.js';
import { ShareRecipe } from './share-recipe.js';
import styles from './recipe-head.module.css';

const heart = lazy(() => import('../saved/save-button.js'));

/** Picture, name and what decides whether one cooks it today. */
export function RecipeHead({ recipe }: { readonly recipe: Recipe }) {
  const { t, money, number } = useWording();
  const { minutes, activeMinutes, difficulty, portionPrice, rating } = recipe;
  const marks = [
    ...recipe.marks.map((mark) => t(`diet.${mark}`)),
    ...recipe.seasons.map((season) => t(`season.${season}`)),
  ];
  return (
    <div className={styles.head}>
      <div className={styles.picture}>
        <RecipePicture picture={recipe.picture} alt={recipe.name} eager first />
        <span className={styles.save}>
          <ClientOnly component={heart} props={{ slug: recipe.slug, name: recipe.name }} />
        </span>
      </div>
      <div className={styles.text}>
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
          {rating && (
            <li className={styles.fact}>
              <StarIcon filled />
              <span>
                <span aria-hidden="true">{number(rating.average, { digits: 1 })}</span>
                <span className="visually-hidden">
                  {t('rating', { average: number(rating.average, { digits: 1 }) })}
                </span>{' '}
                ({t('rating.count', { count: rating.ratings })})
              </span>
            </li>
          )}
          {portionPrice !== undefined && (
            <li className={styles.fact}>
              <TagIcon />
              {t('recipe.price', { price: money(portionPrice) })}
            </li>
          )}
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
        <div className={styles.tools}>
          <ShareRecipe name={recipe.name} />
          <Button variant="quiet" icon={<PrintIcon />} onClick={() => window.print()}>
            {t('recipe.print')}
          </Button>
        </div>
      </div>
    </div>
  );
}
