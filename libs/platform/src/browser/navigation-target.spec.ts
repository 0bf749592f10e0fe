import { createTestNavigator } from '../testing/test-navigator.js';

describe('where a navigation may lead', () => {
  describe('NAV-52 NAV-53 is checked in this order', () => {
    const redirects = {
      oneToOne: { '/unfit': '/cached', '/closed': '/cached' },
      manyToOne: {},
      manyToMany: {},
    };
    const ends = async (url: string, options: Parameters<typeof createTestNavigator>[0] = {}) => {
      const { navigator } = createTestNavigator({ redirects, ...options });
      await navigator.open(url, 'push');
      const { view } = navigator.state();
      return view.kind === 'error' ? view.message : view.url;
    };

    it('a page with invalid parameters does not match, whatever the rules say', async () => {
      expect(await ends('/unfit')).toBe('Page Not Found: /unfit');
    });

    it('no rule leads anywhere without a connection', async () => {
      expect(await ends('/closed', { online: () => false })).toBe('/one');
    });

    it('a redirect rule comes before the login check', async () => {
      expect(await ends('/closed')).toBe('/cached');
      expect(await ends('/closed?x=1', { redirects: { ...redirects, oneToOne: {} } })).toBe('/one');
    });
  });

  it.each([
    ['NAV-59 to the target of its path', '/two', '/cached'],
    ['NAV-60 to the one target of all such paths', '/two/old/1', '/cached'],
    ['NAV-61 by the part that it is known by', '/zwei?a=b', '/cached?a=b'],
  ])('PLAT-28 NAV-63 a page without a payload is led by the rules, %s', async (_how, from, to) => {
    const redirects = {
      oneToOne: { '/two': '/cached' },
      manyToOne: { '/two/old': '/cached' },
      manyToMany: { '/zwei': '/cached' },
    };
    const { navigator, log } = createTestNavigator({ redirects });
    await navigator.open(from, 'push');
    expect(navigator.state().view).toMatchObject({ kind: 'page', url: to });
    expect(log).toEqual([`push ${to}`]);
  });

  it('NAV-63 goes where the payload of a page leads', async () => {
    const payload = {
      status: 301,
      head: { title: '' },
      queries: [],
      modules: [],
      redirect: '/two',
    };
    const { navigator, log } = createTestNavigator({ payload });
    await navigator.open('/cached', 'push');
    expect(navigator.state().view.url).toBe('/two');
    expect(log).toEqual(['push /two']);
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'mailto:a@x.example'])(
    'NAV-80 rejects %s, unless the caller may leave the shop',
    async (address) => {
      const { navigator, left } = createTestNavigator();
      await expect(navigator.open(address, 'push')).rejects.toThrow(address);
      expect([navigator.state().view.url, left]).toEqual(['/one', []]);
    },
  );

  it('NAV-80 leaves the shop for callers that may', async () => {
    const { navigator, left, log } = createTestNavigator();
    await navigator.open('https://partner.example/', 'push', true);
    expect([navigator.state().view.url, left, log]).toEqual([
      '/one',
      ['https://partner.example/'],
      [],
    ]);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'blob:https://shop.example/x',
    '//evil.example',
  ])('NAV-81 NAV-82 rejects %j for every caller', async (address) => {
    const { navigator, left } = createTestNavigator();
    await expect(navigator.open(address, 'push', true)).rejects.toThrow(address);
    expect(left).toEqual([]);
  });
});
