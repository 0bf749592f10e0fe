import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { fillPlaceholders, placeholder, type Markup } from './markup.js';

/** Markup of parts by the object that they show: it goes when the object does. */
export type FragmentCache = WeakMap<object, Map<string, CachedFragmentEntry>>;

interface CachedFragmentEntry {
  /** Absent until the part has been asked for again; null when it fits no other page. */
  readonly html?: Uint8Array | null;
  /** Links that belong into the page's head. */
  readonly preloads?: string;
  /** Modules that the part was rendered with: the browser needs them before it hydrates. */
  readonly modules: readonly string[];
}

interface PageFragments {
  /** What holds the place of a part, or nothing when it has to be rendered. */
  getPlaceholder(name: string, of: object, part: ReactElement): string | undefined;
  /** Renders, after the page, the parts that it was not the first to show. */
  renderMissing(wrap: (part: ReactElement, used: Set<string>) => ReactElement): void;
  /** Preload links of the parts that were taken, as HTML. */
  preloads(): string;
  /** A page's text with the parts that were taken from the store. */
  fillPlaceholders(text: string): Markup;
}

const encoder = new TextEncoder();

/** Identifiers that React makes tell the place in the page; markup with one fits no other page. */
const REACT_ID = /="_[Rr]_/;

/**
 * Takes a page's parts from the store. Only a frozen object counts, for it is one that several pages
 * share; and only its second page makes the part ready, for most are shown once.
 */
export function createPageFragments(store: FragmentCache, used: Set<string>): PageFragments {
  const missing: { readonly name: string; readonly of: object; readonly part: ReactElement }[] = [];
  const taken: Uint8Array[] = [];
  let preloads = '';
  return {
    getPlaceholder: (name, of, part) => {
      if (!Object.isFrozen(of)) return undefined;
      const known = store.get(of)?.get(name);
      if (known?.html === null) return undefined;
      if (known?.html === undefined) {
        if (known) missing.push({ name, of, part });
        else storeEntry(store, of, name, { modules: [] });
        return undefined;
      }
      for (const id of known.modules) used.add(id);
      preloads += known.preloads ?? '';
      return placeholder(taken.push(known.html) - 1);
    },
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

/** React puts the preloads of pictures before its tree; in a document they belong into the head. */
export function splitPreloads(html: string): { readonly preloads: string; readonly body: string } {
  const preloads = LEADING_PRELOADS.exec(html)?.[0] ?? '';
  return { preloads, body: html.slice(preloads.length) };
}
