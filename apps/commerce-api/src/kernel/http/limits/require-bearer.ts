import type { FastifyRequest } from 'fastify';
import { isSame } from '../../../content/preview.js';
import { visitorOf } from '../../context.js';
import { notFound } from '../../failure.js';
import type { Kernel } from '../../kernel.js';
import { limitPerMinute } from './limit-per-minute.js';

/** Wrong secrets that one address may send in a minute. */
const guessesPerMinute = 10;

/** A hook that lets calls with the secret pass; others find no such address. */
export function requireBearer(kernel: Kernel, secret: string) {
  const spend = limitPerMinute(kernel, {
    of: 'wrong secrets',
    most: guessesPerMinute,
    refusal: 'Too many wrong secrets',
  });
  return async (request: FastifyRequest): Promise<void> => {
    if (isSame(request.headers.authorization ?? '', `Bearer ${secret}`)) return;
    await spend(visitorOf(kernel, request));
    throw notFound('The address');
  };
}
