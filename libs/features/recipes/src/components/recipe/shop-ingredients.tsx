import { lazy, Suspense, useState } from 'react';
import { addLines } from '@larder/contracts/cart';
import type { Recipe } from '@larder/contracts/recipes';
import { useCapability } from '@larder/platform';
import { Button, CartIcon } from '@larder/ui';
import { useText } from '../../messages/use-text.js';
import styles from './shop-ingredients.module.css';

const ShopDialog = lazy(() => import('../shop/shop-dialog.js'));

interface Props {
  readonly recipe: Recipe;
  readonly servings: number;
}

/** Button to buy the ingredients in packs; hidden in a shop without a cart. */
export function ShopIngredients({ recipe, servings }: Props) {
  const t = useText();
  const add = useCapability(addLines);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (!add || recipe.ingredients.every(({ skus }) => skus.length === 0)) return null;
  // The dialog is closed meanwhile: without a sign of it, a slow answer would be waited for with a second tap.
  const put: typeof add = async (lines) => {
    setBusy(true);
    const result = await add(lines);
    setBusy(false);
    return result;
  };
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <div className={`${styles.shop} ${styles.buy}`}>
        <Button block icon={<CartIcon />} busy={isBusy} onClick={open}>
          {t('shop.open')}
        </Button>
        {wasOpened && (
          <Suspense>
            <ShopDialog
              recipe={recipe}
              servings={servings}
              add={put}
              open={isOpen}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
      </div>
      {recipe.portionPrice !== undefined && (
        <p className={`${styles.shop} ${styles.note}`}>{t('recipe.priceNote')}</p>
      )}
    </>
  );
}
