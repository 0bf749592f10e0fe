import { lazy, Suspense, useState } from 'react';
import type { Recipe } from '@larder/contracts/recipes';
import { Button, RecipeIcon } from '@larder/ui';
import { useText } from '../../messages/use-text.js';
import styles from './steps.module.css';

const CookMode = lazy(() => import('../cook/cook-mode.js'));

interface Props {
  readonly recipe: Recipe;
  readonly factor: number;
}

/** How it is cooked, and the way into the cook mode, whose code comes when it is wanted. */
export function Steps({ recipe, factor }: Props) {
  const t = useText();
  const [isCooking, setCooking] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const start = () => {
    setOpened(true);
    setCooking(true);
  };
  return (
    <section aria-labelledby="recipe-steps" className={styles.section}>
      <div className={styles.bar}>
        <h2 id="recipe-steps">{t('recipe.steps')}</h2>
        <span className={styles.start}>
          <Button variant="secondary" icon={<RecipeIcon />} onClick={start}>
            {t('cook.start')}
          </Button>
        </span>
      </div>
      <ol role="list" className={styles.steps}>
        {recipe.steps.map(({ text }, i) => (
          <li key={i} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {i + 1}
            </span>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {wasOpened && (
        <Suspense>
          <CookMode
            recipe={recipe}
            factor={factor}
            open={isCooking}
            onClose={() => setCooking(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
