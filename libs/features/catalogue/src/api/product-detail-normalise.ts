import type { Allergen, ProductDetail } from '@larder/contracts/catalogue';
import type { TextKey, FormatContext } from '../messages/use-text.js';
import { ingredientParts, type IngredientPart } from './ingredients-normalise.js';
import { nutritionRows, type NutritionRow } from './nutrition-normalise.js';
import { weightText } from './product-normalise.js';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The sections of a product page, as text. */
export interface DetailView {
  readonly description: string;
  readonly ingredients: readonly IngredientPart[];
  /** EU 1169/2011, article 9 (1) c; `undefined` where the product is no food. */
  readonly allergens: string | undefined;
  readonly traces: string | undefined;
  readonly nutrition:
    | {
        readonly per100: string;
        readonly perPortion: string | undefined;
        readonly rows: readonly NutritionRow[];
      }
    | undefined;
  readonly facts: readonly Fact[];
}

export function detailView(product: ProductDetail, wording: FormatContext): DetailView {
  const { t } = wording;
  const list = (names: readonly Allergen[]) =>
    names.map((name) => t(`allergen.${name}`)).join(', ');
  const isFood = product.ingredients !== undefined || product.nutrition !== undefined;
  const some = product.allergens.length > 0;
  const isAlone = isOwnIngredient(product);
  return {
    description: product.description,
    ingredients: isAlone ? [] : ingredientParts(product.ingredients ?? ''),
    allergens: some
      ? t('product.allergens', { list: list(product.allergens) })
      : isFood && !isAlone
        ? t('product.noAllergens')
        : undefined,
    traces:
      product.traces.length > 0 ? t('product.traces', { list: list(product.traces) }) : undefined,
    nutrition: nutritionOf(product, wording),
    facts: factsOf(product, wording),
  };
}

/** An apple consists of an apple: no list is needed (EU 1169/2011, article 19 (1) e). */
const isOwnIngredient = ({ name, ingredients }: ProductDetail) =>
  ingredients?.replace(/[.।]$/u, '').trim() === name;

export function labelsOf({ marks }: ProductDetail, { t }: FormatContext): string[] {
  return marks.filter((mark) => mark !== 'new').map((mark) => t(`mark.${mark}`));
}

function nutritionOf({ nutrition, portionGrams }: ProductDetail, wording: FormatContext) {
  if (!nutrition) return undefined;
  const { t, number } = wording;
  const unit = t(`unit.${nutrition.per}` satisfies TextKey);
  const portion =
    portionGrams === undefined || portionGrams === 100
      ? undefined
      : t('product.perPortion', { portion: `${number(portionGrams)} ${unit}` });
  return {
    per100: t('product.per100', { unit }),
    perPortion: portion,
    rows: nutritionRows(nutrition, portionGrams, wording),
  };
}

/** EU 1169/2011, articles 9 and 14: everything except what is only known on the day of delivery. */
function factsOf(product: ProductDetail, wording: FormatContext): Fact[] {
  const { t, number } = wording;
  const { minimumLifeDays: days, alcoholPercent: percent, drainedWeight: drained } = product;
  const rows: [TextKey, string | undefined][] = [
    ['product.netQuantity', netQuantityOf(product)],
    ['product.drained', drained === undefined ? undefined : weightText(product, drained, wording)],
    ['product.origin', product.origin],
    ['product.storage', product.storage],
    [
      'product.minimumLife',
      days === undefined ? undefined : t('product.minimumLifeDays', { days }),
    ],
    [
      'product.alcohol',
      percent === undefined
        ? undefined
        : t('product.alcoholValue', { percent: number(percent, { digits: 1 }) }),
    ],
    ['product.producer', product.producer],
    ['product.articleNumber', product.sku],
    ['product.gtin', product.gtin],
  ];
  return rows.flatMap(([key, value]) => (value === undefined ? [] : [{ label: t(key), value }]));
}

/** As printed on the pack; loose goods are weighed for the order. */
function netQuantityOf({ weightArticle, content, packSize }: ProductDetail): string | undefined {
  const isMeasured = content?.unit === 'g' || content?.unit === 'ml';
  return isMeasured && !weightArticle && packSize !== '' ? packSize : undefined;
}

/** How it is measured out, for weighed goods and bundles. */
export function measureOf(product: ProductDetail, wording: FormatContext): string | undefined {
  const { t } = wording;
  if (product.weightArticle) {
    const weight = weightText(product, product.quantityStepSize, wording);
    return product.weightPieceArticle
      ? t('product.weightPieceInfo', { weight })
      : t('product.weightInfo', { step: weight });
  }
  if (product.bundleSize === 1) return product.bundleInfo;
  return product.bundleInfo ?? t('product.bundleInfo', { count: product.bundleSize });
}
