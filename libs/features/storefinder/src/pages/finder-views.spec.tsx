import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/store-pages.js';

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
});
