import type { Scene } from '../scene.js';
import type { Vessel } from '../vessel.js';
import { cargoBike } from './cargo-bike.js';
import { facade } from './facade.js';
import { doorBag, handover } from './people.js';

export const viennaSettings: Readonly<Record<string, (scene: Scene) => string>> = { facade };

export const viennaVessels: Readonly<Record<string, Vessel>> = {
  'cargo-bike': cargoBike,
  'door-bag': doorBag,
  handover,
};
