import { act, screen } from '@testing-library/react';
import type { AutoRedirect, Block, Page } from '@larder/contracts/content';
import { renderInHost } from '@larder/platform/testing';
import { content } from '../../../feature.js';
import { consents } from '../../../testing/visitor.js';
import { openAfter, scrollAfter } from './open-link-state.js';

const leaflet: AutoRedirect = { url: '/advent', label: 'Go on', targetElement: 'offers' };
const headline = (id: string): Block => ({ id, type: 'headline', fields: { text: id, level: 2 } });
const blocks: Block[] = [
  headline('top'),
  { id: 'part', type: 'section', fields: {}, children: [headline('offers')] },
];
const denied = { marketing: false, statistic: false, targetGroupSelection: false } as const;

async function openPage(
  redirect: Partial<AutoRedirect> = {},
  guest = consents({ isDecided: true }),
) {
  const page: Page = {
    slug: 'seite',
    name: 'Page',
    noFollow: false,
    noIndex: false,
    autoRedirect: { ...leaflet, ...redirect },
    blocks,
  };
  const host = await renderInHost({
    features: [content, guest.feature],
    url: '/seite',
    isPublic: true,
    handlers: { 'GET /api/content/pages/:slug': () => page },
  });
  return { ...host, consent: guest.consent };
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const scrolled = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/seite?openlink=1&a=b#x');
  window.scrollTo = scrolled.mockClear();
});
afterEach(() => jest.useRealTimers());

describe('a page that redirects automatically', () => {
  it('NAV-76 NAV-79 scrolls after 500 ms to its target, below the header that stays', async () => {
    const header = document.body.appendChild(document.createElement('header'));
    header.style.position = 'sticky';
    header.getBoundingClientRect = () => ({ height: 64 }) as DOMRect;
    const { container } = await openPage();
    const place = screen.getByText('Go on').closest('div') as HTMLElement;
    place.getBoundingClientRect = () => ({ top: 900 }) as DOMRect;
    expect(container.textContent).toMatch(/top.*Go on.*offers/);
    pass(scrollAfter - 1);
    expect(scrolled).not.toHaveBeenCalled();
    pass(1);
    expect(scrolled).toHaveBeenCalledWith({ top: 900 - 64 });
    header.remove();
    expect([scrollAfter, openAfter]).toEqual([500, 1500]);
  });

  it('NAV-78 takes openlink out of the address and opens its target after 1500 ms', async () => {
    const { opened } = await openPage();
    expect(window.location.search + window.location.hash).toBe('?a=b#x');
    pass(openAfter - 1);
    expect(opened).toEqual([]);
    pass(1);
    expect(opened).toEqual(['/advent']);
  });

  it('NAV-80 may redirect to another site that its editor has named', async () => {
    const { opened } = await openPage({ url: 'https://partner.example/leaflet' });
    pass(openAfter);
    expect(opened).toEqual(['https://partner.example/leaflet']);
  });

  it('NAV-77 waits for consent, and continues only if it is sufficient', async () => {
    const { opened, consent } = await openPage({ cookieType: 'marketing' }, consents());
    pass(60_000);
    act(() => consent.set({ ...denied, statistic: true, isDecided: true }));
    pass(60_000);
    expect(opened).toEqual([]);
    expect(window.location.search).toContain('openlink');
    act(() => consent.set({ ...denied, marketing: true, isDecided: true }));
    pass(openAfter);
    expect(opened).toEqual(['/advent']);
  });

  it('NAV-77 needs no category that it does not name, but a decision', async () => {
    const { opened, consent } = await openPage({}, consents());
    pass(60_000);
    expect(opened).toEqual([]);
    act(() => consent.set({ ...denied, isDecided: true }));
    pass(openAfter);
    expect(opened).toEqual(['/advent']);
  });

  it('NAV-77 consent that is taken back in time keeps the visitor here', async () => {
    const guest = consents({ marketing: true, isDecided: true });
    const { opened, consent } = await openPage({ cookieType: 'marketing' }, guest);
    pass(openAfter - 1);
    act(() => consent.set({ ...denied, isDecided: true }));
    pass(60_000);
    expect(opened).toEqual([]);
  });

  it('stays for visitors who come back, with a link', async () => {
    const first = await openPage();
    pass(openAfter);
    first.unmount();
    const { opened } = await openPage();
    pass(60_000);
    expect(opened).toEqual([]);
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/advent');
  });

  it('is at the end and does not scroll without an existing target', async () => {
    const { opened, container } = await openPage({ targetElement: 'gone' });
    pass(openAfter);
    expect(container.textContent).toMatch(/offers.*Go on/);
    expect(scrolled).not.toHaveBeenCalled();
    expect(opened).toEqual(['/advent']);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'mailto:a@x.example'])(
    'NAV-81 rejects %s: the page renders without it',
    async (url) => {
      const { opened } = await openPage({ url });
      pass(60_000);
      expect(opened).toEqual([]);
      expect(screen.queryByText('Go on')).toBeNull();
      expect(screen.getByText('offers')).toBeInTheDocument();
    },
  );
});
