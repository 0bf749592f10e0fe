import { useState } from 'react';
import type { addLines } from '@larder/contracts/cart';
import type { Capability } from '@larder/contracts';
import type { Recipe } from '@larder/contracts/recipes';
import { transient, useFeature } from '@larder/platform';
import { Button, CartIcon, Loading, Notice, Skeleton } from '@larder/ui';
import { Dialog } from '@larder/ui/dialog';
import { recipesApi } from '../../api/recipes-api.js';
import { useWording } from '../../messages/use-text.js';
import styles from './shop-dialog.module.css';
import { ShopLine } from './shop-line.js';
import { ShopPreferences } from './shop-preferences.js';
import {
  allergensOf,
  linesOf,
  shoppingList,
  totalOf,
  type ShoppingPreferences,
} from './shopping-list.js';
import { useCustomerAllergens } from './use-customer-allergens.js';

type Ability<C> = C extends Capability<infer T> ? T : never;

interface Props {
  readonly recipe: Recipe;
  readonly servings: number;
  readonly add: Ability<typeof addLines>;
  readonly open: boolean;
  readonly onClose: () => void;
}

const start: ShoppingPreferences = { goal: 'price', without: [], changed: new Set() };

/** The ingredients as packs of the shop: chosen, explained, ticked off, and put into the cart. */
export default function ShopDialog({ recipe, servings, add, open, onClose }: Props) {
  const { t, money } = useWording();
  const { dispatch } = useFeature();
  const [preferences, setPreferences] = useState(start);
  useCustomerAllergens(open, (own) =>
    setPreferences((known) => ({ ...known, without: [...new Set([...known.without, ...own])] })),
  );
  const args = { params: { slug: recipe.slug } };
  const { data: products, isError } = recipesApi.useGetRecipeProductsQuery(args, { skip: !open });
  const list = shoppingList(recipe, servings, products ?? [], preferences);
  const lines = linesOf(list);
  const put = async () => {
    // The service prompt is a dialog of its own, never on top of this one.
    onClose();
    const result = await add(lines);
    if (result !== 'added') return;
    setPreferences({ ...start, without: preferences.without });
    dispatch(transient(t('shop.added', { count: lines.length }), { type: 'success' }));
  };
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={onClose}
      title={t('shop.title', { count: servings })}
      closeLabel={t('shop.close')}
      footer={
        <Button block icon={<CartIcon />} disabled={lines.length === 0} onClick={() => void put()}>
          {lines.length === 0
            ? t('shop.nothing')
            : t('shop.add', { count: lines.length, total: money(totalOf(list)) })}
        </Button>
      }
    >
      {isError && <Notice type="warning">{t('shop.failed')}</Notice>}
      {!products && !isError && (
        <Loading label={t('shop.loading')}>
          <Skeleton shape="text" />
          <Skeleton shape="text" />
        </Loading>
      )}
      {products && (
        <div className={styles.shop}>
          <ShopPreferences
            allergens={[...new Set([...allergensOf(products), ...preferences.without])].sort()}
            preferences={preferences}
            onChange={setPreferences}
          />
          <Lines
            isPantry={false}
            list={list}
            products={products}
            preferences={preferences}
            setPreferences={setPreferences}
          />
          <Lines
            isPantry
            list={list}
            products={products}
            preferences={preferences}
            setPreferences={setPreferences}
          />
        </div>
      )}
    </Dialog>
  );
}

interface LinesProps {
  readonly isPantry: boolean;
  readonly list: ReturnType<typeof shoppingList>;
  readonly products: Parameters<typeof shoppingList>[2];
  readonly preferences: ShoppingPreferences;
  readonly setPreferences: (preferences: ShoppingPreferences) => void;
}

/** What is bought for the dish, or what may be at home already. */
function Lines({ isPantry, list, products, preferences, setPreferences }: LinesProps) {
  const { t } = useWording();
  const some = list.filter((line) => line.isPantry === isPantry);
  if (some.length === 0) return null;
  const toggle = (place: number) => {
    const changed = new Set(preferences.changed);
    if (!changed.delete(place)) changed.add(place);
    setPreferences({ ...preferences, changed });
  };
  return (
    <section>
      <h3 className={styles.title}>{t(isPantry ? 'shop.pantry' : 'shop.needed')}</h3>
      <ul role="list" className={styles.lines}>
        {some.map((line) => (
          <li key={line.place}>
            <ShopLine
              line={line}
              products={products}
              goal={preferences.goal}
              onToggle={() => toggle(line.place)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
