import { routeRef } from '@larder/contracts';
import type { CallError } from '../api/errors.js';
import { defineFeature, route } from '../feature/define-feature.js';
import { eager } from '../feature/lazy.js';
import { PageError, PageRedirect } from '../feature/page.js';
import { createRegistry } from '../feature/registry.js';
import { renderInHost } from '../testing/render-in-host.js';
import { testTenant } from '../testing/tenant.js';
import { openPage, type OpenOptions } from './open-page.js';

const preload = jest.fn<Promise<void>, []>();
const ref = routeRef('offers');
const page = eager({ default: () => null, preload: () => preload() });
const week = routeRef<{ week: string }>('week', { suffix: '/:week' });
const weekPage = eager({
  default: () => null,
  validate: ({ params }: { params: { week: string } }) => /^\d+$/.test(params.week),
});
const routes = [route(ref, page), route(week, weekPage)];
const features = [defineFeature({ id: 'offers', enabled: () => true, routes })];
const english = { code: 'en', prefix: 'en', label: 'English' };
const tenant = testTenant({ locales: [...testTenant().locales, english] });

const redirects = {
  oneToOne: { '/old': '/offers?a=1', '/both': '/en/offers' },
  manyToOne: {},
  manyToMany: {},
};

async function open(url: string, more: Partial<OpenOptions> = {}) {
  const host = await renderInHost({ features, tenant, url: '/elsewhere' });
  const getState = () => {
    const state = host.context.getState();
    return { ...state, core: { ...state.core, redirects } };
  };
  const registry = createRegistry(features, tenant);
  const usual = { isOnline: () => true, middleware: () => true as const };
  return openPage({ registry, url, ...usual, ...more, context: { ...host.context, getState } });
}

const answered = (status: CallError['status'], message: string): CallError => ({
  status,
  data: { errorCode: '', message },
});

beforeEach(() => preload.mockReset().mockResolvedValue());

describe('what a page’s own call failing means for the page', () => {
  it.each([
    ['a page’s own refusal', new PageError(410, 'Gone'), 410, 'Gone'],
    ['nothing there', answered(404, 'x'), 404, 'Page Not Found: /offers'],
    ['what cannot be read', answered(400, 'x'), 404, 'Page Not Found: /offers'],
    ['ERR-09 no answer', answered('NETWORK', 'x'), 500, 'Backend or internet is not available'],
    ['ERR-09 a gateway', answered(502, 'x'), 500, 'Backend or internet is not available'],
    ['ERR-10 out of service', answered(503, 'x'), 500, 'Backend or internet is not available'],
    ['ERR-10 a fault of the backend', answered(500, 'Its words'), 500, 'Its words'],
    ['a fault of the page', new Error('Broken'), 500, 'Broken'],
    ['a text that is thrown', 'no error', 500, ''],
  ])('%s', async (_name, error, status, message) => {
    preload.mockRejectedValue(error);
    const opened = await open('/offers');
    expect(opened).toMatchObject({
      kind: 'view',
      status,
      view: { kind: 'error', status, message },
    });
  });

  it('a page that leads elsewhere does so', async () => {
    preload.mockRejectedValue(new PageRedirect('/there', 301));
    expect(await open('/offers')).toEqual({ kind: 'redirect', to: '/there', status: 301 });
  });
});

describe('the checks of a navigation', () => {
  it('NAV-53 a refused one is cancelled, and no page is preloaded', async () => {
    expect(await open('/offers', { isOnline: () => false })).toEqual({ kind: 'cancelled' });
    expect(await open('/offers', { middleware: () => false })).toEqual({ kind: 'cancelled' });
    expect(preload).not.toHaveBeenCalled();
  });

  it('NAV-64 one that leads elsewhere does so for this time', async () => {
    const middleware = () => ({ to: '/login' });
    expect(await open('/offers', { middleware })).toEqual({
      kind: 'redirect',
      to: '/login',
      status: 302,
    });
  });

  it('NAV-59 rules lead to the language that the address was in, unless they name one', async () => {
    const to = async (url: string) => await open(url);
    const moved = { kind: 'redirect', status: 301 };
    expect(await to('/old?b=2')).toEqual({ ...moved, to: '/offers?a=1&b=2' });
    expect(await to('/en/old')).toEqual({ ...moved, to: '/en/offers?a=1' });
    expect(await to('/both')).toEqual({ ...moved, to: '/en/offers' });
    expect(await to('/en/both')).toEqual({ ...moved, to: '/en/offers' });
  });

  it.each([
    ['/en/nothing?a=1', '/en/nothing'],
    ['?a=1', ''],
  ])('NAV-57 NAV-58 %s has no page, and the message names its whole path', async (url, path) => {
    expect(await open(url)).toMatchObject({
      kind: 'view',
      status: 404,
      match: undefined,
      view: { kind: 'error', message: `Page not found: ${path}` },
    });
  });

  it('NAV-56 NAV-58 a page that refuses its parameters is not found, another one is shown', async () => {
    expect(await open('/en/week/first?a=1')).toMatchObject({
      kind: 'view',
      status: 404,
      view: { kind: 'error', message: 'Page Not Found: /en/week/first' },
    });
    expect(await open('/en/week/1?a=1')).toMatchObject({
      kind: 'view',
      status: 200,
      view: {
        kind: 'page',
        routeId: 'week',
        url: '/en/week/1?a=1',
        props: { params: { week: '1' } },
      },
    });
  });

  it('a page sees no NUL of an address, which no call takes', async () => {
    const opened = await open('/offers?brand=%00a%00b&x=%F0%9F%8D%8F');
    const search = opened.kind === 'view' && 'props' in opened.view && opened.view.props.search;
    expect(String(search)).toBe('brand=ab&x=%F0%9F%8D%8F');
  });

  it('data in the cache is not fetched again', async () => {
    await open('/offers');
    expect(preload).toHaveBeenCalledTimes(1);
    preload.mockClear();
    await open('/offers', { skipPreload: true });
    expect(preload).not.toHaveBeenCalled();
  });
});
