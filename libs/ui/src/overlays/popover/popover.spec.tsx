import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from '../../button/icon-button.js';
import { Popover } from './popover.js';

it('opens by its button, closes by Escape and gives the focus back', async () => {
  render(
    <main>
      <Popover title="Estimated weight" trigger={<IconButton label="About" icon={<svg />} />}>
        You pay what the scales say.
      </Popover>
    </main>,
  );
  const button = () => screen.getByRole('button', { name: 'About' });
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button());
  const popover = await screen.findByRole('dialog', { name: 'Estimated weight' });
  expect(screen.getByRole('main')).toContainElement(popover);
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button()).toHaveFocus();
});
