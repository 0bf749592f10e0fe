import type { PlacedGood } from './scene.js';
import type { Shadow } from './shadows.js';

export type Tools = { random: () => number; shadow: Shadow; accent: string };

/** Draws what holds goods in a scene, with its goods. */
export type Vessel = (good: PlacedGood, tools: Tools) => string;
