import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { fillPlaceholders, placeholder, type Markup } from './markup.js';

/** Cached markup by the object that it shows; a WeakMap drops it together with the object. */
export type FragmentCache = WeakMap<object, Map<string, CachedFragmentEntry>>;

interface CachedFragmentEntry {
  /** Absent until the fragment is used a second time; null when its markup cannot be reused. */
  readonly html?: Uint8Array | null;
  /** Links for the page's head. */
  readonly preloads?: string;
  /** Modules that the fragment used: the browser needs them before hydration. */
  readonly modules: readonly string[];
}

interface PageFragments {
  /** Cached markup of a fragment, or `undefined` when it has to be rendered. */
  find(name: string, of: object, part: () => ReactElement): Uint8Array | undefined;
  /** HTML that takes the place of cached markup while React renders around it. */
  getPlaceholder(markup: readonly Uint8Array[]): string;
  /** After the page, renders the fragments that it was the second to show. */
  renderMissing(wrap: (part: ReactElement, used: Set<string>) => ReactElement): void;
  /** Preload links of the reused fragments, as HTML. */
  preloads(): string;
  /** Replaces the placeholders in a page's HTML with the cached markup. */
  fillPlaceholders(text: string): Markup;
}

const encoder = new TextEncoder();

/**
 * Identifiers from `useId` depend on the position in the page, so markup that contains one cannot be
 * reused.
 */
const REACT_ID = /="_[Rr]_/;

/**
 * Caches fragments of a page. Only frozen objects are keys, because pages share those. Markup is cached
 * on the second use, because most objects are shown once.
 */
export function createPageFragments(store: FragmentCache, used: Set<string>): PageFragments {
  const missing: { readonly name: string; readonly of: object; readonly part: ReactElement }[] = [];
  const taken: (readonly Uint8Array[])[] = [];
  let preloads = '';
  return {
    find: (name, of, part) => {
      if (!Object.isFrozen(of)) return undefined;
      const known = store.get(of)?.get(name);
      if (known?.html === null) return undefined;
      if (known?.html === undefined) {
        if (known) missing.push({ name, of, part: part() });
        else storeEntry(store, of, name, { modules: [] });
        return undefined;
      }
      for (const id of known.modules) used.add(id);
      preloads += known.preloads ?? '';
      return known.html;
    },
    getPlaceholder: (markup) => placeholder(taken.push(markup) - 1),
    renderMissing: (wrap) => {
      for (const { name, of, part } of missing) {
        const modules = new Set<string>();
        const { preloads: links, body } = splitPreloads(renderToString(wrap(part, modules)));
        const fits = !REACT_ID.test(body);
        const kept = {
          html: fits ? encoder.encode(body) : null,
          preloads: links,
          modules: [...modules],
        };
        storeEntry(store, of, name, kept);
      }
    },
    preloads: () => preloads,
    fillPlaceholders: (text) => fillPlaceholders(text, taken),
  };
}

function storeEntry(
  store: FragmentCache,
  of: object,
  name: string,
  kept: CachedFragmentEntry,
): void {
  const parts = store.get(of) ?? new Map<string, CachedFragmentEntry>();
  store.set(of, parts.set(name, kept));
}

const LEADING_PRELOADS = /^(?:<link rel="preload"[^>]*\/>)+/;

/** React renders preloads of images before its tree; in a document they belong into the head. */
export function splitPreloads(html: string): { readonly preloads: string; readonly body: string } {
  const preloads = LEADING_PRELOADS.exec(html)?.[0] ?? '';
  return { preloads, body: html.slice(preloads.length) };
}
