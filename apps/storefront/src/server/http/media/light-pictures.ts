import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';

/** Client hints by which a picture is chosen; caches keep one copy for each of their values. */
export const LIGHT_HINTS: readonly string[] = ['save-data', 'ect'];

/** The visitor's browser saves data, or estimates a connection of the second generation. */
export function wantsLightPictures(headers: IncomingHttpHeaders): boolean {
  return headers['save-data'] === 'on' || /^(slow-)?2g$/.test(String(headers['ect']));
}

const LIGHT = '.light';

/** Name of the smaller picture beside one: `frisch.svg`, `frisch.light.svg`. */
export function lightNameOf(name: string): string {
  const ending = path.extname(name);
  return name.slice(0, name.length - ending.length) + LIGHT + ending;
}

export const isLightName = (name: string) =>
  name.slice(0, name.length - path.extname(name).length).endsWith(LIGHT);
