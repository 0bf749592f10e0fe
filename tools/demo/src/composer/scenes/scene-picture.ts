import { seeded } from '../../feed/identity.js';
import { lightsOf } from '../pack-picture.js';
import { defineIcons, svg } from '../svg.js';
import { settingOf } from './settings.js';
import { iconGood, isPack, packGood, type PackOf } from './goods.js';
import { placedGoods, type Scene, type SceneStyle, sceneHeight } from './scene.js';
import { shadowColours, shadows } from './shadows.js';
import { vessels } from './vessels.js';

/** Light from the upper left over everything, as on the dishes. */
const overallLight = (width: number) =>
  svg`<radialGradient id="o" cx=".22" cy=".1" r="1.1"><stop stop-color="#fff8e4" stop-opacity=".1"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#2a1608" stop-opacity=".16"/></radialGradient><path d="M0 0h${width}v${sceneHeight}H0z" fill="url(#o)"/>`;

/** A banner with the packs of the shop itself, always the same for a scene. */
export function scenePicture(
  scene: Scene,
  { style, packOf }: { style: SceneStyle; packOf: PackOf },
): string {
  const random = seeded(scene.name);
  const shadow = shadows[style];
  const icons: string[] = [];
  const defs: string[] = [];
  const drawings = placedGoods(scene.goods).map((good, index) => {
    const vessel = vessels[good.what];
    if (vessel) {
      icons.push(...good.contents);
      return vessel(good, { random, shadow, accent: scene.accent });
    }
    if (!isPack(good.what)) {
      icons.push(good.what);
      return iconGood(good, shadow);
    }
    const pack = packGood(good, index, packOf, shadow);
    icons.push(...pack.icons);
    defs.push(pack.defs);
    return pack.drawing;
  });
  const body = settingOf(scene, style)(scene) + drawings.join('');
  return (
    svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${scene.width} ${sceneHeight}"><defs>` +
    `${shadowColours[style]}${lightsOf(body)}${defs.join('')}${defineIcons(icons, body)}</defs>` +
    `${body}${overallLight(scene.width)}</svg>\n`
  );
}
