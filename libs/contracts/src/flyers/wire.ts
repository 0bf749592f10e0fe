import * as z from 'zod/mini';
import type { CallSchemas } from '../core/call.js';
import { Flyer, FlyerLink, FlyerName } from './schemas.js';

export const wire = {
  getFlyers: { summary: 'The flyers that are valid today', response: z.array(FlyerLink) },
  getFlyer: {
    summary: 'A flyer with the products of it that are on offer today',
    params: z.object({ name: FlyerName }),
    response: Flyer,
    errorCodes: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallSchemas>;
