import { screen, within } from '@testing-library/react';
import { aStore, gone } from '../testing/stores.js';
import { elsewhere, open, textsOf, articles } from '../testing/store-pages.js';

const rows = (term: string) =>
  screen.getByText(term).closest('dl')?.querySelectorAll(':scope > div') ?? [];

describe('opening status as text', () => {
  const setClock = (moment: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(moment));
  afterEach(() => jest.restoreAllMocks());

  // 24 November 2026 is a Tuesday; Vienna is an hour ahead of UTC then.
  it.each([
    ['2026-11-24T09:00:00Z', 'Open now, until 19:45'],
    ['2026-11-24T06:00:00Z', 'Closed, opens today at 7:15'],
    ['2026-11-24T20:00:00Z', 'Closed, opens tomorrow at 7:15'],
    ['2026-11-28T20:00:00Z', 'Closed, opens Monday at 7:15'],
    ['2026-12-24T08:00:00Z', 'Open now, until 12:00'],
  ])('STORE-03 at %s it is “%s”', async (moment, text) => {
    setClock(moment);
    await open('/storefinder/north');
    const [kind = ''] = text.split(',');
    expect((await screen.findByText(kind)).parentElement).toHaveTextContent(text);
  });

  it('STORE-03 uses the store’s time zone', async () => {
    setClock('2026-11-24T06:30:00Z');
    const store = aStore({ timeZone: 'Europe/London' });
    await open('/storefinder/north', { 'GET /api/stores/:storeId': () => store });
    const status = (await screen.findByText('Closed')).parentElement;
    expect(status).toHaveTextContent('Closed, opens today at 7:15');
  });

  it('STORE-03 shows only "closed" for a store without hours', async () => {
    const store = aStore({ openingHours: [] });
    await open('/storefinder/north', { 'GET /api/stores/:storeId': () => store });
    expect((await screen.findByText('Closed')).parentElement).toHaveTextContent(/^Closed$/);
  });
});

describe('the hours of a week', () => {
  it('STORE-03 are grouped into few lines, with closed days only on the store’s page', async () => {
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

  it('STORE-03 include the special days of this store, each once, by the last rule', async () => {
    await open('/storefinder/north');
    const days = rows('Christmas Eve, Thu, December 24');
    expect(textsOf(days)).toEqual(['Christmas Eve, Thu, December 248:00–12:00']);
  });

  it('STORE-03 leave out special days where there are none', async () => {
    await open('/storefinder/north', { 'GET /api/special-days': () => [elsewhere] });
    expect(screen.queryByRole('heading', { name: 'Public holidays and special days' })).toBeNull();
  });
});

describe('a store in the list', () => {
  it('STORE-03 links to its page, and is numbered like the map', async () => {
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

  it('STORE-03 shows a service without a text by its name in the data', async () => {
    const store = aStore({ services: ['self-check-out'] });
    await open('/storefinder', { 'GET /api/checkout-stores': () => [store] });
    const list = within(articles()[0] as HTMLElement).getByRole('list', { name: 'Services' });
    expect(list).toHaveTextContent('self check out');
  });

  it('STORE-03 has no hours, services or favourite button when it is permanently closed', async () => {
    await open('/storefinder', { 'GET /api/checkout-stores': () => [gone] });
    const card = within(articles()[0] as HTMLElement);
    expect(card.getByText('Temporarily closed')).toBeVisible();
    expect(card.queryByText('Mon–Fri')).toBeNull();
    expect(card.queryByRole('list')).toBeNull();
    expect(card.queryByRole('button')).toBeNull();
  });
});
