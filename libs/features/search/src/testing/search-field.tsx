import { headerSearch } from '@larder/contracts/search';
import { ExtensionSlot, type Feature } from '@larder/platform';
import { renderInHost, type Handlers } from '@larder/platform/testing';
import { act } from '@testing-library/react';
import { search } from '../feature.js';
import { aPage, products, settingsOf } from './fixtures.js';
import { others } from './pages.js';

export const handlers: Handlers = {
  'GET /api/products/search/:term': (_call, { term }) => products([`${term} one`, `${term} two`]),
  'GET /api/categories/search/:term': () =>
    aPage([{ slug: 'dairy', name: 'Dairy', parentCategories: [] }]),
  'GET /api/content/search/:term': () => aPage([]),
  'GET /api/content/search/:term/banner': () => ({ title: 'Milk week', link: '/milk-week' }),
};

/** The field in the header over a played backend. */
export async function openField(
  options: {
    handlers?: Handlers;
    url?: string;
    settings?: object;
    features?: readonly Feature[];
  } = {},
) {
  return renderInHost({
    features: [search, others, ...(options.features ?? [])],
    settings: settingsOf(options.settings),
    handlers: { ...handlers, ...options.handlers },
    url: options.url ?? '/',
    element: <ExtensionSlot slot={headerSearch} props={{}} />,
  });
}

/**
 * A test's own clock: `pass` lets so many milliseconds pass, `settle` as many as the debounce takes,
 * and what follows them to the screen.
 */
export function clockOf(advance: (milliseconds: number) => Promise<void>) {
  const pass = (milliseconds: number) => act(() => advance(milliseconds));
  const settle = async (milliseconds = 500) => {
    await pass(milliseconds);
    await pass(50);
  };
  return { pass, settle };
}
