import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Fragments } from '../render/host-context.js';

/** Markup of parts by the object that they show: it goes when the object does. */
export type FragmentStore = WeakMap<object, Map<string, Kept>>;

interface Kept {
  /** Absent until the part has been asked for again. */
  readonly html?: string;
  /** Modules that the part was rendered with: the browser needs them before it hydrates. */
  readonly modules: readonly string[];
}

interface PageFragments extends Fragments {
  /** Renders, after the page, the parts that it was not the first to show. */
  keep(wrap: (part: ReactElement, used: Set<string>) => ReactElement): void;
}

/**
 * Takes a page's parts from the store. Only a frozen object counts, for it is one that several pages
 * share; and only its second page makes the part ready, for most are shown once.
 */
export function fragmentsOf(store: FragmentStore, used: Set<string>): PageFragments {
  const missing: { readonly slotId: string; readonly of: object; readonly part: ReactElement }[] =
    [];
  return {
    take: (slotId, of, part) => {
      if (!Object.isFrozen(of)) return undefined;
      const known = store.get(of)?.get(slotId);
      if (known?.html === undefined) {
        if (known) missing.push({ slotId, of, part });
        else remember(store, of, slotId, { modules: [] });
        return undefined;
      }
      for (const id of known.modules) used.add(id);
      return known.html;
    },
    keep: (wrap) => {
      for (const { slotId, of, part } of missing) {
        const modules = new Set<string>();
        const html = renderToString(wrap(part, modules));
        remember(store, of, slotId, { html, modules: [...modules] });
      }
    },
  };
}

function remember(store: FragmentStore, of: object, slotId: string, kept: Kept): void {
  const parts = store.get(of) ?? new Map<string, Kept>();
  store.set(of, parts.set(slotId, kept));
}
