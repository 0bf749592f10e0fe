import { dishPicture } from '../composer/dishes/dish-picture.js';
import { categoryPicture } from '../composer/category-picture.js';
import { scenePicture } from '../composer/scenes/scene-picture.js';
import type { PackOf } from '../composer/scenes/goods.js';
import type { SceneStyle } from '../composer/scenes/scene.js';
import type { Assortment } from '../feed/build.js';
import { buildAssortment } from '../feed/build.js';
import { categoryArt } from '../feed/category-tree.js';
import { packsOf, productPictures } from './product-pictures.js';

type Look = { style: SceneStyle; packOf: PackOf };
type NamedText = [name: string, text: string];

function categoryPictures(table: string, look: Look): NamedText[] {
  let area = -1;
  return categoryArt(table).map(({ slug, art, depth }) => {
    if (depth === 0) area += 1;
    return [`categories/${slug}.svg`, categoryPicture(art, area, look)];
  });
}

/** Name below the tenant's media folder and text of every picture of a tenant. */
export function mediaFiles(assortment: Assortment): NamedText[] {
  const products = buildAssortment(assortment);
  const look = { style: assortment.style, packOf: packsOf(products, assortment) };
  return [
    ...productPictures(products, assortment),
    ...categoryPictures(assortment.categories, look),
    ...assortment.scenes.map((scene): NamedText => [
      `banners/${scene.name}.svg`,
      scenePicture(scene, look),
    ]),
    ...(assortment.recipes ?? []).map(({ slug }): NamedText => [
      `recipes/${slug}.svg`,
      dishPicture(slug),
    ]),
  ];
}
