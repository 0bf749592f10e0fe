import type { Recipe } from '@larder/contracts/recipes';
import { nutritionRows } from '../../api/nutrition-rows.js';
import { useWording } from '../../messages/use-text.js';
import styles from './nutrition-facts.module.css';

/** Allergens as text, and nutrition as a table; unknown values are labelled as such. */
export function NutritionFacts({ recipe }: { readonly recipe: Recipe }) {
  const wording = useWording();
  const { t } = wording;
  const { allergens, traces = [], unknownAllergens: unknown, nutrition, portionGrams } = recipe;
  const rows = nutrition ? nutritionRows(nutrition, portionGrams, wording) : [];
  return (
    <section aria-labelledby="recipe-facts" className={styles.facts}>
      <h2 id="recipe-facts">{t('recipe.facts')}</h2>
      <p>
        {allergens === undefined && t('allergens.unknown')}
        {allergens?.length === 0 && !unknown && t('allergens.none')}
        {allergens && allergens.length > 0 && (
          <>
            {t('allergens.contains')}{' '}
            <strong>{allergens.map((one) => t(`allergen.${one}`)).join(', ')}</strong>
          </>
        )}
      </p>
      {traces.length > 0 && (
        <p>
          {t('allergens.traces', { list: traces.map((one) => t(`allergen.${one}`)).join(', ') })}
        </p>
      )}
      {allergens && unknown && <p>{t('allergens.unknownOf', { list: unknown.join(', ') })}</p>}
      <p className={styles.note}>{t('allergens.note')}</p>
      {rows.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('nutrition.nutrient')}</th>
              <th scope="col">{t('nutrition.per100')}</th>
              {portionGrams !== undefined && (
                <th scope="col">
                  {t('nutrition.perPortion', {
                    grams: wording.number(portionGrams, { whole: true }),
                  })}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row" className={row.isPart ? styles.part : undefined}>
                  {row.label}
                </th>
                <td>{row.per100}</td>
                {row.perPortion !== undefined && <td>{row.perPortion}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
