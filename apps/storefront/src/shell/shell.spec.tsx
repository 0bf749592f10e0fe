import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  appOverlays,
  bottomBar,
  headerActions,
  indexRoute,
  notFoundExtra,
} from '@larder/contracts/content';
import {
  defineFeature,
  eager,
  contribute,
  persistent,
  removeNotification,
  route,
  transient,
  type View,
} from '@larder/platform';
import { renderInHost } from '@larder/platform/testing';
import { act } from 'react';
import { shell, shellMessages } from './index.js';

const guests = defineFeature({
  id: 'guests',
  enabled: () => true,
  routes: [route(indexRoute, eager({ default: () => null }), { middleware: 'cacheable' })],
  contributions: [
    contribute(headerActions, eager({ default: () => <a href="/cart">Cart</a> })),
    contribute(bottomBar, eager({ default: () => <a href="/categories">Categories</a> })),
    contribute(appOverlays, eager({ default: () => <p>overlay</p> })),
    contribute(
      notFoundExtra,
      eager({ default: ({ path }: { path: string }) => <p>instead of {path}</p> }),
    ),
  ],
});
const configs = {
  header: { links: [{ label: 'Offers', href: '/offers' }], promise: 'Fresh every morning' },
  footer: {
    columns: [{ title: 'Service', links: [{ label: 'Delivery', href: '/delivery' }] }],
    legal: [{ label: 'Imprint', href: '/imprint' }],
    promises: [{ title: 'Paid safely', text: 'By card or at the door' }],
    contact: {
      title: 'Talk to us',
      links: [{ label: 'Blog', href: 'https://blog.example', newTab: true }],
    },
  },
  topbarbanner: { text: 'Free delivery this week' },
};
const logo = { url: '/logo.svg', alt: 'Test shop', width: 100, height: 40 };
const page = { kind: 'page', url: '/some/page?x=1' } as View;

function show(layout: 'default' | 'focused', view: View = page) {
  return renderInHost({
    features: [guests],
    settings: { shell: { logo } },
    messages: shellMessages('en'),
    handlers: { 'GET /api/content/configs/client': () => configs },
    url: view.url,
    element: (
      <shell.Layout layout={layout} view={view} isPending={false}>
        <h1>Content</h1>
      </shell.Layout>
    ),
  });
}

describe('frames', () => {
  it.each([
    ['/?x=1', 'home'],
    ['/some/page', ''],
  ])('marks the banner of %s, which phones show on the home page only', async (url, mark) => {
    await show('default', { ...page, url });
    const banner = (await screen.findByText('Free delivery this week')).closest('aside');
    expect(banner?.dataset.banner).toBe(mark);
  });

  it('PLAT-49 PLAT-50 the default layout has header, navigation and footer', async () => {
    const { container } = await show('default');
    expect(container.querySelector('[data-layout]')).toHaveAttribute('data-layout', 'default');
    expect(screen.getByRole('navigation', { name: 'Products' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Delivery' })).toBeInTheDocument();
    expect(screen.getByText('Free delivery this week')).toBeInTheDocument();
    expect(
      within(screen.getByRole('navigation', { name: 'Shortcuts' })).getAllByRole('link'),
    ).toHaveLength(2);
  });

  it('PLAT-50 the focused layout leaves out links elsewhere, and keeps the legal links', async () => {
    const { container } = await show('focused');
    expect(container.querySelector('[data-layout]')).toHaveAttribute('data-layout', 'focused');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Delivery' })).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Imprint' })).toBeInTheDocument();
    expect(screen.getByText('overlay')).toBeInTheDocument();
  });

  it('API-016 shows what editors keep: banner, promise, short links, promises and contact', async () => {
    await show('default');
    const links = await screen.findByRole('navigation', { name: 'Service' });
    expect(within(links).getByRole('link', { name: 'Offers' })).toHaveAttribute('href', '/offers');
    expect(screen.getByText('Fresh every morning')).toBeInTheDocument();
    const footer = screen.getByRole('contentinfo');
    expect(within(footer).getByText('Paid safely')).toBeInTheDocument();
    const blog = within(footer).getByRole('link', { name: 'Blog (opens in a new tab)' });
    expect(blog).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('offers the page in the shop’s other languages', async () => {
    await show('default');
    expect(screen.getByRole('link', { name: 'Deutsch' })).toHaveAttribute(
      'href',
      '/de/some/page?x=1',
    );
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  });

  it('lets a keyboard skip to the content', async () => {
    await show('default');
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
      'href',
      '#content',
    );
    expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
  });
});

describe('error screens', () => {
  const failing = (status: number) =>
    renderInHost({
      features: [guests],
      messages: shellMessages('en'),
      element: (
        <shell.ErrorScreen
          view={{ kind: 'error', url: '/gone', status, message: '', data: null }}
        />
      ),
    });

  it('ERR-01 NAV-37 a 404 shows the not-found page with the features’ additions', async () => {
    await failing(404);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page doesn’t exist');
    expect(screen.getByText('instead of /gone')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it.each([400, 500, 503])('ERR-06 status %s shows the generic error page', async (status) => {
    await failing(status);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('notifications', () => {
  afterEach(() => jest.useRealTimers());

  it('NOTE-03 a transient one leaves after 2000 ms', async () => {
    const { store } = await show('default');
    jest.useFakeTimers();
    await act(async () => void store.dispatch(transient('Saved')));
    expect(screen.getByText('Saved')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1999));
    expect(screen.getByText('Saved')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it.each([{}, { key: 'limit' }, { type: 'info' as const }])(
    'NOTE-06 a persistent one stays for a day until it is removed, while transient ones disappear: %j',
    async (options) => {
      const { store } = await show('default');
      jest.useFakeTimers();
      await act(async () => void store.dispatch(persistent('Too heavy', options)));
      await act(async () => void store.dispatch(transient('Saved')));
      for (const ms of [2000, 60_000, 24 * 3600_000]) {
        act(() => jest.advanceTimersByTime(ms));
        expect(screen.queryByText('Saved')).not.toBeInTheDocument();
        expect(screen.getByText('Too heavy')).toBeInTheDocument();
      }
      const { id } = store.getState().notifications[0] ?? { id: '' };
      act(() => void store.dispatch(removeNotification(id)));
      expect(screen.queryByText('Too heavy')).not.toBeInTheDocument();
    },
  );

  it('NOTE-06 NOTE-08 a persistent one stays until dismissed, in a live region', async () => {
    const { store } = await show('default');
    await act(async () => void store.dispatch(persistent('Too heavy')));
    expect((await screen.findByText('Too heavy')).closest('[role="alert"]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
    expect(screen.queryByText('Too heavy')).not.toBeInTheDocument();
  });
});
