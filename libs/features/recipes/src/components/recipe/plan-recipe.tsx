import { lazy, Suspense, useState } from 'react';
import type { Recipe } from '@larder/contracts/recipes';
import { Button, CalendarIcon } from '@larder/ui';
import { useText } from '../../messages/use-text.js';
import styles from './shop-ingredients.module.css';

const PlanDialog = lazy(() => import('../plan/plan-dialog.js'));

interface Props {
  readonly recipe: Recipe;
  readonly servings: number;
}

/** Button that puts the recipe on a day of the week planner. */
export function PlanRecipe({ recipe, servings }: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <div className={styles.shop}>
      <Button block variant="secondary" icon={<CalendarIcon />} onClick={open}>
        {t('recipe.plan')}
      </Button>
      {wasOpened && (
        <Suspense>
          <PlanDialog
            recipe={recipe}
            servings={servings}
            open={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
