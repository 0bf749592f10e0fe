import { createDeviceStore } from '../device-store.js';

/** What a device keeps at most; the oldest go first. */
const MAX_SAVED = 100;
const none: readonly string[] = [];

const store = createDeviceStore('larder.saved-recipes', none, (value) =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : none,
);

/** Recipes saved in this browser, the latest first. */
export const readDeviceRecipes = store.read;

export const writeDeviceRecipes = (slugs: readonly string[]): void =>
  store.write(slugs.length === 0 ? undefined : slugs.slice(0, MAX_SAVED));

export const useDeviceRecipes = store.useValue;
