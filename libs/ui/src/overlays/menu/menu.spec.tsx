import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from '../../button/icon-button.js';
import { Menu } from './menu.js';

// jsdom has no pointer events; a mouse event has all that is read here.
beforeAll(() => Object.assign(window, { PointerEvent: window.PointerEvent ?? MouseEvent }));

it('opens, moves and chooses by keyboard, within the landmark of its button', async () => {
  const again = jest.fn();
  render(
    <header>
      <Menu
        trigger={<IconButton label="More" icon={<svg />} />}
        entries={[
          { label: 'Account', href: '/account' },
          { label: 'Order again', onSelect: again },
        ]}
      />
    </header>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu', { name: 'More' });
  expect(screen.getByRole('banner')).toContainElement(menu);
  expect(screen.getByRole('menuitem', { name: 'Account' })).toHaveAttribute('href', '/account');
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Order again' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(again).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
});
