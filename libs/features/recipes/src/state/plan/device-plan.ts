import { useSyncExternalStore } from 'react';
import type { Plan } from './week.js';

const KEY = 'larder.meal-plan';
const none: Plan = { meals: [] };
const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly plan: Plan } = { text: null, plan: none };
/** What a browser without storage remembers until the page ends. */
let unstored: string | null = null;

function stored(): string | null {
  try {
    return window.localStorage.getItem(KEY) ?? unstored;
  } catch {
    return unstored;
  }
}

function parsed(text: string | null): Plan {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Plan> | null;
    if (!Array.isArray(value?.meals)) return none;
    const isMeal = (one: unknown): one is Plan['meals'][number] =>
      typeof one === 'object' && one !== null && 'day' in one && 'slug' in one && 'servings' in one;
    const { servings } = value;
    return { ...(typeof servings === 'number' && { servings }), meals: value.meals.filter(isMeal) };
  } catch {
    return none;
  }
}

/** The plan of this browser; empty if there is none, or another version wrote it. */
export function readDevicePlan(): Plan {
  const text = stored();
  if (text !== known.text) known = { text, plan: parsed(text) };
  return known.plan;
}

export function writeDevicePlan(plan: Plan | undefined): void {
  unstored = plan ? JSON.stringify(plan) : null;
  try {
    if (unstored === null) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, unstored);
    // The storage speaks for all tabs; a copy here would not follow the others.
    unstored = null;
  } catch {
    // It stays for this page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Follows other tabs. */
export const useDevicePlan = (): Plan =>
  useSyncExternalStore(subscribe, readDevicePlan, () => none);
