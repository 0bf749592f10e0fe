import type { Vessel } from '../vessel.js';
import { kraftBox } from './kraft-box.js';

export const farmVessels: Readonly<Record<string, Vessel>> = { 'kraft-box': kraftBox };
