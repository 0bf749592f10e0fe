import { dishPicture } from '../composer/dishes/dish-picture.js';
import { categoryPicture, scenePicture } from '../composer/scenes.js';
import type { Assortment } from '../feed/build.js';
import { buildAssortment } from '../feed/build.js';
import { categoryArt } from '../feed/category-tree.js';
import { productPictures } from './product-pictures.js';

type NamedText = [name: string, text: string];

function categoryPictures(table: string): NamedText[] {
  let area = -1;
  return categoryArt(table).map(({ slug, art, depth }) => {
    if (depth === 0) area += 1;
    return [`categories/${slug}.svg`, categoryPicture(art, area)];
  });
}

/** Name below the tenant's media folder and text of every picture of a tenant. */
export function mediaFiles(assortment: Assortment): NamedText[] {
  return [
    ...productPictures(buildAssortment(assortment), assortment.house),
    ...categoryPictures(assortment.categories),
    ...assortment.scenes.map((scene): NamedText => [
      `banners/${scene.name}.svg`,
      scenePicture(scene),
    ]),
    ...(assortment.recipes ?? []).map(({ slug }): NamedText => [
      `recipes/${slug}.svg`,
      dishPicture(slug),
    ]),
  ];
}
