import { sitemapSections } from '@larder/contracts/content';
import { ExtensionSlot } from '@larder/platform';
import { renderInHost, type Handlers } from '@larder/platform/testing';
import { screen, within } from '@testing-library/react';
import { storefinder } from '../feature.js';
import { aStore, gone, graz, north } from '../testing/stores.js';

const eve = { date: '2026-12-24', name: 'Christmas Eve', hours: [] };
const ownEve = { ...eve, storeIds: ['north'], hours: [{ opens: '08:00', closes: '12:00' }] };
const elsewhere = { date: '2026-12-28', name: 'Stocktaking', storeIds: ['graz'], hours: [] };
const places = ['8010 Graz', '8020 Graz', '1010 Wien', '1020 Wien', '1030 Wien', '1040 Wien'];
const handlers: Handlers = {
  'GET /api/checkout-stores': () => [north, graz],
  'GET /api/special-days': () => [eve, ownEve, elsewhere],
  'GET /api/map-outlines': () => [],
  'GET /api/stores/:storeId': () => north,
  'GET /api/maps/places/autocomplete': () =>
    places.map((primaryPart, at) => ({ id: `town:${at}`, primaryPart, secondaryPart: 'Austria' })),
  'GET /api/maps/geocode/:id': ({ query }) => ({
    city: query['primaryPart'],
    position: query['primaryPart'] === '1010 Wien' ? north.position : graz.position,
  }),
};
const open = (url: string, more: Handlers = {}) =>
  renderInHost({ features: [storefinder], handlers: { ...handlers, ...more }, url });
const rows = (term: string) =>
  screen.getByText(term).closest('dl')?.querySelectorAll(':scope > div') ?? [];
const textsOf = (list: Iterable<Element>) => [...list].map((one) => one.textContent);
const articles = () => screen.getAllByRole('article');

describe('whether a store is open, in words', () => {
  const setClock = (moment: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(moment));
  afterEach(() => jest.restoreAllMocks());

  // 24 November 2026 is a Tuesday; Vienna is an hour ahead of UTC then.
  it.each([
    ['2026-11-24T09:00:00Z', 'Open now, until 19:45'],
    ['2026-11-24T06:00:00Z', 'Closed, opens today at 7:15'],
    ['2026-11-24T20:00:00Z', 'Closed, opens Wednesday at 7:15'],
    ['2026-11-28T20:00:00Z', 'Closed, opens Monday at 7:15'],
    ['2026-12-24T08:00:00Z', 'Open now, until 12:00'],
  ])('STORE-03 at %s it is “%s”', async (moment, words) => {
    setClock(moment);
    await open('/storefinder/north');
    const [kind = ''] = words.split(',');
    expect((await screen.findByText(kind)).parentElement).toHaveTextContent(words);
  });

  it('STORE-03 goes by the clock where the store is', async () => {
    setClock('2026-11-24T06:30:00Z');
    const store = aStore({ timeZone: 'Europe/London' });
    await open('/storefinder/north', { 'GET /api/stores/:storeId': () => store });
    const status = (await screen.findByText('Closed')).parentElement;
    expect(status).toHaveTextContent('Closed, opens today at 7:15');
  });

  it('STORE-03 says of a store without hours no more than that it is closed', async () => {
    const store = aStore({ openingHours: [] });
    await open('/storefinder/north', { 'GET /api/stores/:storeId': () => store });
    expect((await screen.findByText('Closed')).parentElement).toHaveTextContent(/^Closed$/);
  });
});

describe('the hours of a week', () => {
  it('STORE-03 stand in as few lines as they need, closed days in the store’s own page alone', async () => {
    await open('/storefinder/north');
    expect(textsOf(rows('Monday–Friday'))).toEqual([
      'Monday–Friday7:15–19:45',
      'Saturday7:15–18:00',
      'Sundayclosed',
    ]);
    await open('/storefinder');
    const [card] = articles();
    expect(card?.querySelector('dl')).toHaveTextContent(/^Mon–Fri7:15–19:45Sat7:15–18:00$/);
  });

  it('STORE-03 name a pause, and days apart that are alike', async () => {
    const times = [
      { opens: '09:00', closes: '12:30' },
      { opens: '13:00', closes: '18:00' },
    ];
    const openingHours = [1, 2, 4].flatMap((weekday) => times.map((one) => ({ weekday, ...one })));
    await open('/storefinder/north', {
      'GET /api/stores/:storeId': () => aStore({ openingHours }),
    });
    expect(textsOf(rows('Monday–Tuesday'))).toEqual([
      'Monday–Tuesday9:00–12:30, 13:00–18:00',
      'Wednesdayclosed',
      'Thursday9:00–12:30, 13:00–18:00',
      'Friday–Sundayclosed',
    ]);
  });

  it('STORE-03 have the special days of this store, each once, as the last rule says', async () => {
    await open('/storefinder/north');
    const days = rows('Christmas Eve, Thu, December 24');
    expect(textsOf(days)).toEqual(['Christmas Eve, Thu, December 248:00–12:00']);
  });

  it('STORE-03 say nothing of special days where there are none', async () => {
    await open('/storefinder/north', { 'GET /api/special-days': () => [elsewhere] });
    expect(screen.queryByRole('heading', { name: 'Holidays and special days' })).toBeNull();
  });
});

describe('a store in the list', () => {
  it('STORE-03 leads to its page, and counts as the map does', async () => {
    await open('/storefinder');
    expect(screen.getByRole('link', { name: 'Market Graz' })).toHaveAttribute(
      'href',
      '/storefinder/graz',
    );
    expect(articles().map((one) => one.querySelector('[aria-hidden]')?.textContent)).toEqual([
      '1',
      '2',
    ]);
    expect(articles()[0]).not.toHaveTextContent(/\d (k?m)\b/);
  });

  it('STORE-03 names a service that nobody has put into words as the shop calls it', async () => {
    const store = aStore({ services: ['self-check-out'] });
    await open('/storefinder', { 'GET /api/checkout-stores': () => [store] });
    const list = within(articles()[0] as HTMLElement).getByRole('list', { name: 'Services' });
    expect(list).toHaveTextContent('self check out');
  });

  it('STORE-03 has neither hours nor services nor a heart when it is closed for good', async () => {
    await open('/storefinder', { 'GET /api/checkout-stores': () => [gone] });
    const card = within(articles()[0] as HTMLElement);
    expect(card.getByText('Closed until further notice')).toBeVisible();
    expect(card.queryByText('Mon–Fri')).toBeNull();
    expect(card.queryByRole('list')).toBeNull();
    expect(card.queryByRole('button')).toBeNull();
  });
});

describe('the page of a store', () => {
  it('STORE-03 A8 tells search engines its own days alone, and no phone that it has not', async () => {
    const { phoneNumber: _none, ...quiet } = north;
    const { head } = await open('/storefinder/north', { 'GET /api/stores/:storeId': () => quiet });
    expect(head?.title).toBe('Market North, Wien | Test shop');
    const [ld] = (head?.jsonLd ?? []) as Record<string, unknown>[];
    expect(ld).not.toHaveProperty('telephone');
    expect((ld?.['openingHoursSpecification'] as unknown[]).at(-1)).toMatchObject({
      ...{ dayOfWeek: 'https://schema.org/Saturday', opens: '07:15', closes: '18:00' },
    });
    expect(ld?.['specialOpeningHoursSpecification']).toMatchObject([
      { validFrom: '2026-12-24', opens: '00:00', closes: '00:00' },
      { validFrom: '2026-12-24', opens: '08:00', closes: '12:00' },
    ]);
    expect(screen.queryByRole('link', { name: /Phone/ })).toBeNull();
  });

  it('STORE-03 leads back to the finder', async () => {
    await open('/storefinder/north');
    const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(trail.getByRole('link', { name: 'Our stores' })).toHaveAttribute('href', '/storefinder');
    expect(trail.getByText('Market North')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All stores' })).toHaveAttribute(
      'href',
      '/storefinder',
    );
    expect(screen.getByRole('button', { name: /Remember as my store/ })).toBeVisible();
  });

  it('STORE-03 has no hours, services or heart of one that is closed for good', async () => {
    await open('/storefinder/old', { 'GET /api/stores/:storeId': () => gone });
    expect(screen.queryByRole('heading', { name: 'Opening hours' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Services' })).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('STORE-03 the form has the services open that were asked for', async () => {
  const details = () => screen.getByText('Services', { selector: 'summary' }).closest('details');
  const { unmount } = await open('/storefinder?service=bakery');
  expect(details()).toHaveAttribute('open');
  expect(screen.getByRole('checkbox', { name: 'Bakery' })).toBeChecked();
  unmount();
  await open('/storefinder');
  expect(details()).not.toHaveAttribute('open');
});

it('the list of all pages has the stores', async () => {
  await renderInHost({
    features: [storefinder],
    handlers,
    element: <ExtensionSlot slot={sitemapSections} props={{}} />,
  });
  const section = within(await screen.findByRole('region', { name: 'Stores' }));
  expect(await section.findByRole('link', { name: 'Market Graz' })).toHaveAttribute(
    'href',
    '/storefinder/graz',
  );
  expect(section.getByRole('link', { name: 'Our stores' })).toHaveAttribute('href', '/storefinder');
});

describe('a place of several', () => {
  const near = () => screen.getByText(/by distance from/).textContent;

  it('STORE-02 offers four others, and takes the one that was chosen', async () => {
    const { unmount } = await open('/storefinder?q=town&service=bakery');
    expect(near()).toBe('2 stores by distance from 8010 Graz');
    const [first] = articles();
    expect(first).toHaveAccessibleName('Market Graz');
    const others = screen.getByText(/Did you mean/).querySelectorAll('a');
    expect(textsOf(others)).toEqual([
      '8020 Graz, Austria',
      '1010 Wien, Austria',
      '1020 Wien, Austria',
      '1030 Wien, Austria',
    ]);
    expect(others[1]).toHaveAttribute('href', '/storefinder?q=town&place=town%3A2&service=bakery');
    unmount();
    await open('/storefinder?q=town&place=town:2');
    expect(near()).toBe('2 stores by distance from 1010 Wien');
    expect(articles()[0]).toHaveAccessibleName('Market North');
  });

  it('STORE-02 offers none where one place is meant', async () => {
    const { head } = await open('/storefinder?q=graz', {
      'GET /api/maps/places/autocomplete': () => [
        { id: 'town:0', primaryPart: '8010 Graz', secondaryPart: 'Austria' },
      ],
    });
    expect(screen.queryByText(/Did you mean/)).toBeNull();
    expect(head?.title).toBe('graz – Our stores | Test shop');
  });
});
