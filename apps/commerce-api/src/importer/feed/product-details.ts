import type { Nutrition } from '@larder/contracts/catalogue';
import type { ProductFeedRow } from '@larder/contracts/catalogue/feed';
import { measuresOf } from '@larder/countries';
import type { ProductDetails } from '../../catalogue/tables.js';
import { picturesOf } from '../photos/pictures-of.js';
import { pricedUnit } from './priced-unit.js';
import type { FeedItem } from './feed-item.js';

function nutritionOf(row: ProductFeedRow): Nutrition | undefined {
  const {
    nutritionPer: per = 'g',
    energyKj,
    energyKcal,
    fat,
    saturatedFat,
    carbohydrate,
    sugars,
  } = row;
  const { fibre, protein, salt } = row;
  // A row with a part of them only was refused before.
  if (energyKj === undefined || energyKcal === undefined || fat === undefined) return undefined;
  if (saturatedFat === undefined || carbohydrate === undefined || sugars === undefined)
    return undefined;
  if (protein === undefined || salt === undefined) return undefined;
  const energy = { per, energyKj, energyKcal };
  return {
    ...energy,
    fat,
    saturatedFat,
    carbohydrate,
    sugars,
    ...(fibre !== undefined && { fibre }),
    protein,
    salt,
  };
}

/** What a product page shows beside texts and price; absent values are left out. */
export function detailsOf(item: FeedItem, country: string): ProductDetails {
  const { row } = item;
  const isWeighed = row.weightArticle === true || row.weightPieceArticle === true;
  const shownUnit = pricedUnit({ ...row, isWeighed }, measuresOf(country));
  const nutrition = nutritionOf(row);
  const {
    gtin,
    goodsCode,
    portionGrams,
    producer,
    alcoholPercent,
    minimumLifeDays,
    stockRisk,
    isFood,
  } = row;
  const rest = { gtin, goodsCode, portionGrams, producer, alcoholPercent, minimumLifeDays };
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return {
    ...given,
    ...picturesOf(item),
    ...(shownUnit && { customaryUnit: shownUnit }),
    ...(nutrition && { nutrition }),
    ...(stockRisk === true && { stockRisk }),
    ...(isFood === false && { isFood }),
  };
}
