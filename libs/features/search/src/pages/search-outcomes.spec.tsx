import { reportSearch } from '@larder/contracts/tracking';
import { defineFeature, provide } from '@larder/platform';
import { answer, renderInHost, type Handlers } from '@larder/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { search } from '../feature.js';
import { products, settingsOf } from '../testing/fixtures.js';
import { others } from '../testing/pages.js';
import { open, nothing } from '../testing/result-page.js';

const fails = () => answer(500, { errorCode: 'INTERNAL_ERROR', message: 'broken' });

describe('results that are corrected, missing or reported', () => {
  it('says which words were really searched', async () => {
    await open('/search/mlik', {
      'GET /api/products/search/:term': () => products(['One'], { correctedTerm: 'milk' }),
    });
    expect(screen.getByText('Showing results for “milk”.')).toBeVisible();
  });

  it('leads on when nothing is found: to another type, or without the filters', async () => {
    await open('/search/milk?brand=none', { 'GET /api/products/search/:term': () => products([]) });
    expect(screen.getByRole('heading', { name: 'No results for “milk”' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search without filters' })).toHaveAttribute(
      'href',
      '/search/milk',
    );
    expect(screen.getByRole('link', { name: 'Categories: 1 result' })).toHaveAttribute(
      'href',
      '/search/milk?tab=categories',
    );
  });

  it('ERR-31 takes a failing call for an empty result; the page stands, for nobody to keep', async () => {
    const { status } = await open('/search/milk', {
      ...nothing,
      'GET /api/products/search/:term': fails,
    });
    expect(status).toBe(503);
    expect(screen.getByRole('heading', { name: 'No results for “milk”' })).toBeVisible();
  });

  it('ERR-31 is whole while another type than the one that is open fails', async () => {
    const { status } = await open('/search/milk', { 'GET /api/categories/search/:term': fails });
    expect(status).toBe(200);
  });

  it('TRK-25 reports a followed product with its query and position', async () => {
    const report = jest.fn();
    const tracking = defineFeature({
      id: 'tracking',
      enabled: () => true,
      provides: [provide(reportSearch, () => report)],
    });
    await open('/search/milk?offset=24', {}, [search, others, tracking]);
    await userEvent.click(screen.getByRole('link', { name: '26 Two' }));
    expect(report).toHaveBeenCalledWith({
      eventType: 'click',
      queryID: 'q1',
      objectIDs: ['two'],
      positions: [26],
    });
  });
});

describe('the way in without a script', () => {
  it('goes on to the results', async () => {
    await expect(open('/search?term=%20oat%20milk')).rejects.toThrow(
      '"to":"/search/oat%20milk","status":302',
    );
  });

  it.each(['', 'm', 'm'.repeat(101)])(
    'SRCH-17 rejects the term %j and keeps it in the field',
    async (term) => {
      const { calls } = await open(`/search?term=${term}`);
      expect(screen.getByRole('searchbox')).toHaveValue(term);
      expect(screen.getByRole('searchbox')).toHaveAccessibleDescription(
        'Please enter 2 to 100 characters.',
      );
      expect(calls).toEqual([]);
    },
  );

  const openEntry = (popular: Handlers[string]) =>
    renderInHost({
      features: [search, others],
      settings: settingsOf({ startSuggestions: true }),
      handlers: { 'GET /api/search/popular': popular },
      url: '/search',
    });

  it('leads to what others search for', async () => {
    await openEntry(() => ({ terms: ['milk', 'oat drink'] }));
    const links = within(screen.getByRole('navigation', { name: 'Popular searches' }));
    expect(links.getByRole('link', { name: 'oat drink' })).toHaveAttribute(
      'href',
      '/search/oat%20drink',
    );
  });

  it('ERR-31 has its field while the popular terms fail', async () => {
    await openEntry(fails);
    expect(screen.getByRole('searchbox')).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('SRCH-17 SRCH-18 sends a result page for one character there, without a call', async () => {
    await expect(open('/search/m')).rejects.toThrow('"to":"/search?term=m"');
  });
});
