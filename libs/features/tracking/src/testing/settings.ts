import { schema, type TrackingSettings } from '../config.js';

/** A tenant's settings as the host parses them. */
export const settingsOf = (input: unknown = {}): TrackingSettings => schema.parse(input);

export const builtIn = { manager: 'built-in', categories: ['C0002', 'C0004'] };

/** Forgets every cookie and what the browser keeps. */
export function clearVisitor(): void {
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
  window.localStorage.clear();
}
