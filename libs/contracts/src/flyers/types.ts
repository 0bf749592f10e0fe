import type * as z from 'zod/mini';
import type * as schemas from './schemas.js';

export type Flyer = z.output<typeof schemas.Flyer>;
export type FlyerLink = z.output<typeof schemas.FlyerLink>;
export type FlyerPage = z.output<typeof schemas.FlyerPage>;
export type FlyerSource = z.output<typeof schemas.FlyerSource>;
