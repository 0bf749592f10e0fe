import type { IncomingHttpHeaders } from 'node:http';

/** The request header by which the format of a photograph is chosen. */
export const FORMAT_HINTS: readonly string[] = ['accept'];

/** Photographs of the import: the name is the hash of what was encoded. */
const PHOTO = /^photos\/[\w-]+\/[\da-f]{20}-\d+\.(webp|avif)$/;

export const isPhoto = (name: string) => PHOTO.test(name);

/** Name of the same photograph as AVIF, which is a third smaller. */
export const avifNameOf = (name: string) => name.replace(/webp$/, 'avif');

/** Browsers name AVIF where they can show it. */
export const takesAvif = ({ accept }: IncomingHttpHeaders) => /\bimage\/avif\b/.test(accept ?? '');
