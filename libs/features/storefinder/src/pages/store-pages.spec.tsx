import { sitemapSections } from '@larder/contracts/content';
import { ExtensionSlot } from '@larder/platform';
import { renderInHost } from '@larder/platform/testing';
import { screen, within } from '@testing-library/react';
import { storefinder } from '../feature.js';
import { gone, north } from '../testing/stores.js';
import { handlers, open, textsOf, articles } from '../testing/store-pages.js';

describe('the page of a store', () => {
  it('STORE-03 A8 has structured data of its own days only, and no phone without one', async () => {
    const { phoneNumber: _none, ...quiet } = north;
    const { head } = await open('/storefinder/north', { 'GET /api/stores/:storeId': () => quiet });
    expect(head?.title).toBe('Market North, Wien | Test shop');
    const [ld] = (head?.jsonLd ?? []) as Record<string, unknown>[];
    expect(ld).not.toHaveProperty('telephone');
    expect((ld?.['openingHoursSpecification'] as unknown[]).at(-1)).toMatchObject({
      dayOfWeek: 'https://schema.org/Saturday',
      opens: '07:15',
      closes: '18:00',
    });
    expect(ld?.['specialOpeningHoursSpecification']).toMatchObject([
      { validFrom: '2026-12-24', opens: '00:00', closes: '00:00' },
      { validFrom: '2026-12-24', opens: '08:00', closes: '12:00' },
    ]);
    expect(screen.queryByRole('link', { name: /Phone/ })).toBeNull();
  });

  it('STORE-03 links back to the finder', async () => {
    await open('/storefinder/north');
    const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(trail.getByRole('link', { name: 'Our stores' })).toHaveAttribute('href', '/storefinder');
    expect(trail.getByText('Market North')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All stores' })).toHaveAttribute(
      'href',
      '/storefinder',
    );
    expect(screen.getByRole('button', { name: /Save as my store/ })).toBeVisible();
  });

  it('STORE-03 shows the store alone on a map; one that is closed for good has none', async () => {
    const { unmount } = await open('/storefinder/north');
    const map = within(screen.getByRole('region', { name: 'Map of the stores' }));
    expect((await map.findByRole('button', { name: 'Market North' })).textContent).toBe('');
    expect(map.queryByRole('button', { name: 'Market Graz' })).toBeNull();
    unmount();
    await open('/storefinder/old', { 'GET /api/stores/:storeId': () => gone });
    expect(screen.queryByRole('region', { name: 'Map of the stores' })).toBeNull();
  });

  it('STORE-03 has no hours, services or heart of one that is closed for good', async () => {
    await open('/storefinder/old', { 'GET /api/stores/:storeId': () => gone });
    expect(screen.queryByRole('heading', { name: 'Opening hours' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Services' })).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('STORE-02 a single store needs no choice between list and map', async () => {
  await open('/storefinder', { 'GET /api/checkout-stores': () => [north] });
  expect(screen.queryByRole('button', { name: 'Map' })).toBeNull();
  expect(articles()).toHaveLength(1);
});

it('STORE-03 the form shows the selected services', async () => {
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

  it('STORE-02 offers four others, and uses the selected one', async () => {
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

  it('STORE-02 offers none for an unambiguous place', async () => {
    const { head } = await open('/storefinder?q=graz', {
      'GET /api/maps/places/autocomplete': () => [
        { id: 'town:0', primaryPart: '8010 Graz', secondaryPart: 'Austria' },
      ],
    });
    expect(screen.queryByText(/Did you mean/)).toBeNull();
    expect(head?.title).toBe('graz – Our stores | Test shop');
  });
});
