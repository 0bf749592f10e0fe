import { backgrounds, stallUnder } from './backgrounds.js';
import { farmSettings } from './country/settings.js';
import { toran } from './garland.js';
import { marketSettings } from './market/market.js';
import type { Scene, SceneStyle } from './scene.js';
import { station } from './station/station.js';
import { viennaSettings } from './vienna/vienna.js';

type Setting = (scene: Scene) => string;

/** Places other than a tenant's own room. */
const settings: Readonly<Record<string, Setting>> = {
  ...farmSettings,
  ...marketSettings,
  ...viennaSettings,
  station,
  toran: (scene) => stallUnder(scene, toran(scene.width)),
};

/** What is drawn behind the goods of a scene. */
export function settingOf({ setting, name }: Scene, style: SceneStyle): Setting {
  if (setting === undefined) return backgrounds[style];
  const found = settings[setting];
  if (!found) throw new Error(`No setting "${setting}" for the scene "${name}"`);
  return found;
}
