import { dishPicture } from '../composer/dishes/dish-picture.js';
import { categoryPicture } from '../composer/categories/category-picture.js';
import { scenePicture } from '../composer/scenes/scene-picture.js';
import type { PackOf } from '../composer/scenes/goods.js';
import { lightScene } from '../composer/scenes/light-scene.js';
import type { Scene } from '../composer/scenes/scene.js';
import type { Assortment } from '../feed/build.js';
import { buildAssortment } from '../feed/build.js';
import { categoryArt } from '../feed/category-tree.js';
import { packsOf, productPictures } from './product-pictures.js';

type Look = Pick<Assortment, 'style' | 'grounds' | 'manner'> & { packOf: PackOf };
type NamedText = [name: string, text: string];

function categoryPictures(table: string, look: Look): NamedText[] {
  let area = -1;
  return categoryArt(table).map(({ slug, art, depth }) => {
    if (depth === 0) area += 1;
    return [`categories/${slug}.svg`, categoryPicture(art, area, look)];
  });
}

/** A banner, and the smaller one that the host sends under the same URL to visitors who save data. */
function bannerPictures(scene: Scene, look: Look): NamedText[] {
  const draw = (one: Scene) => scenePicture(one, look);
  return [
    [`banners/${scene.name}.svg`, draw(scene)],
    [`banners/${scene.name}.light.svg`, draw(lightScene(scene, draw))],
  ];
}

/** Name below the tenant's media folder and text of every picture of a tenant. */
export function mediaFiles(assortment: Assortment): NamedText[] {
  const products = buildAssortment(assortment);
  const { style, grounds, manner } = assortment;
  const look: Look = {
    style,
    ...(grounds && { grounds }),
    ...(manner && { manner }),
    packOf: packsOf(products, assortment),
  };
  return [
    ...productPictures(products, assortment),
    ...categoryPictures(assortment.categories, look),
    ...assortment.scenes.flatMap((scene) => bannerPictures(scene, look)),
    ...(assortment.recipes ?? []).map(({ slug }): NamedText => [
      `recipes/${slug}.svg`,
      dishPicture(slug, assortment.style),
    ]),
  ];
}
