import { useId } from 'react';
import type { Allergen } from '@larder/contracts/catalogue';
import { Checkbox, ChevronDownIcon, FieldGroup, Radio } from '@larder/ui';
import { useText } from '../../messages/use-text.js';
import styles from './shop-preferences.module.css';
import type { ShoppingPreferences } from './shopping-list.js';

interface Props {
  readonly allergens: readonly Allergen[];
  readonly preferences: ShoppingPreferences;
  readonly onChange: (preferences: ShoppingPreferences) => void;
}

const goals = ['price', 'waste'] as const;

/** What the packs are chosen by, and what must not be in them. */
export function ShopPreferences({ allergens, preferences, onChange }: Props) {
  const t = useText();
  const name = useId();
  const { without } = preferences;
  const toggle = (one: Allergen) =>
    onChange({
      ...preferences,
      without: without.includes(one) ? without.filter((other) => other !== one) : [...without, one],
    });
  return (
    <div className={styles.preferences}>
      <FieldGroup legend={t('shop.goal')}>
        <div className={styles.row}>
          {goals.map((goal) => (
            <Radio
              key={goal}
              name={name}
              label={t(`shop.goal.${goal}`)}
              checked={preferences.goal === goal}
              onChange={() => onChange({ ...preferences, goal })}
            />
          ))}
        </div>
      </FieldGroup>
      {allergens.length > 0 && (
        <details>
          <summary className={styles.summary}>
            {without.length === 0
              ? t('shop.without')
              : t('shop.withoutThese', {
                  list: without.map((one) => t(`allergen.${one}`)).join(', '),
                })}
            <ChevronDownIcon />
          </summary>
          <div className={styles.row}>
            {allergens.map((one) => (
              <Checkbox
                key={one}
                label={t(`allergen.${one}`)}
                checked={without.includes(one)}
                onChange={() => toggle(one)}
              />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}
