import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/store-pages.js';
import { north } from '../testing/stores.js';

describe('list and map of the store finder', () => {
  it('switches a phone between list and map, and marks the store whose pin was pressed', async () => {
    const { container } = await open('/storefinder');
    const button = (name: string) => screen.getByRole('button', { name });
    expect(button('List')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button('Map'));
    expect(button('Map')).toHaveAttribute('aria-pressed', 'true');
    expect(container.querySelector('[data-mode]')).toHaveAttribute('data-mode', 'map');
    await userEvent.click(await screen.findByRole('button', { name: '2. Market Graz' }));
    const card = screen.getByRole('article', { name: 'Market Graz' });
    expect(card).toHaveFocus();
    expect(card).toHaveAttribute('data-chosen', 'true');
  });

  it('STORE-03 shows an only store without search and number, and still answers a search', async () => {
    const only = { 'GET /api/checkout-stores': () => [north] };
    const { status } = await open('/storefinder?q=8010', only);
    expect(status).toBe(200);
    const store = within(screen.getByRole('article', { name: 'Market North' }));
    expect(store.getByRole('link', { name: /Get directions/ })).toBeVisible();
    expect(store.queryByText('1')).toBeNull();
    expect(screen.queryByRole('search')).toBeNull();
    expect(screen.getByRole('region', { name: 'Map of the stores' })).toBeVisible();
    expect(screen.getByText(/^1 store by distance from/)).toBeVisible();
  });

  it('has nothing to count where a shop has one store', async () => {
    await open('/storefinder', { 'GET /api/checkout-stores': () => [north] });
    expect(screen.queryByRole('status')).toBeNull();
  });
});
