import type { Scene } from '../scene.js';
import type { Vessel } from '../vessel.js';
import { breadBasket } from './bread-basket.js';
import { display } from './display.js';
import { street } from './street.js';

export const marketSettings: Readonly<Record<string, (scene: Scene) => string>> = { street };

export const marketVessels: Readonly<Record<string, Vessel>> = {
  display,
  'bread-basket': breadBasket,
};
