/** @jest-environment node */
import type { FastifyRequest } from 'fastify';
import { mayPurge } from './system.js';

const purgeSecret = 'a-secret-of-16-characters';
const from = (remoteAddress: string, authorization = `Bearer ${purgeSecret}`) => ({
  headers: { authorization },
  raw: { socket: { remoteAddress } as FastifyRequest['raw']['socket'] },
});

it('purges for this machine alone, unless the network may, and never without the secret', () => {
  const near = { purgeSecret, isPurgedByNetwork: false };
  const far = { purgeSecret, isPurgedByNetwork: true };
  expect(['127.0.0.1', '::ffff:127.0.0.1', '::1'].map((ip) => mayPurge(from(ip), near))).toEqual([
    true,
    true,
    true,
  ]);
  expect(mayPurge(from('10.0.0.7'), near)).toBe(false);
  expect(mayPurge(from('10.0.0.7'), far)).toBe(true);
  expect(mayPurge(from('10.0.0.7', 'Bearer x'), far)).toBe(false);
  expect(mayPurge(from('10.0.0.7'), { ...far, purgeSecret: undefined })).toBe(false);
});
