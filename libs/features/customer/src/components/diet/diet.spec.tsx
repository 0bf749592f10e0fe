import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deferred } from '@larder/platform/testing';
import { dropCookies, openAccount, refusal, setCookie } from '../../testing/open-account.js';

afterEach(dropCookies);

const open = (put: () => unknown) => {
  setCookie('loggedIn', 'true');
  return openAccount({
    url: '/profile/diet',
    handlers: {
      'GET /api/customers/purchases': () => [],
      'GET /api/customers/diet': () => ({ allergens: ['milk'], marks: [] }),
      'PUT /api/customers/diet': put,
    },
  });
};

describe('the diet of a customer', () => {
  it('is selected from all allergens and labels, and stored', async () => {
    const { calls, store } = await open(() => ({ allergens: ['eggs'], marks: ['vegan'] }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'milk' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'egg' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'vegan' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Saved\./)).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      allergens: ['eggs'],
      marks: ['vegan'],
    });
    expect(screen.getAllByRole('checkbox')).toHaveLength(19);
    expect(JSON.stringify(store.getState().api)).not.toContain('vegan');
  });

  it('keeps what is chosen while it is being stored', async () => {
    const stored = deferred();
    await open(() => stored.promise);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'fish' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'egg' }));
    await act(async () => stored.resolve({ allergens: ['milk', 'fish'], marks: [] }));
    expect(await screen.findByText(/Saved\./)).toBeVisible();
    for (const name of ['milk', 'fish', 'egg'])
      expect(screen.getByRole('checkbox', { name })).toBeChecked();
  });

  it('keeps what was chosen when it cannot be stored', async () => {
    await open(() => refusal(503, 'SERVICE_UNAVAILABLE'));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'fish' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('still here');
    expect(screen.getByRole('checkbox', { name: 'fish' })).toBeChecked();
  });
});
