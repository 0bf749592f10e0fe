import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Button } from './button.js';
import { IconButton } from './icon-button.js';
import { LinkButton } from './link-button.js';

it.each([{ disabled: true }, { busy: true }])(
  '%j ignores presses and keeps the focus',
  async (off) => {
    const press = jest.fn();
    const { rerender } = render(<Button onClick={press}>Order</Button>);
    const button = screen.getByRole('button', { name: 'Order' });
    await userEvent.click(button);
    rerender(
      <Button onClick={press} {...off}>
        Order
      </Button>,
    );
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(press).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
  },
);

it('does not send a form while it is busy', async () => {
  const send = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(send).not.toHaveBeenCalled();
});

it('is no submit button by default', () => {
  render(<Button>Undo</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

it('renders a link as the router’s own component', () => {
  const RouterLink = ({ to, children }: { readonly to: string; readonly children?: ReactNode }) => (
    <a href={`/en${to}`}>{children}</a>
  );
  render(
    <LinkButton as={RouterLink} to="/offers">
      Offers
    </LinkButton>,
  );
  expect(screen.getByRole('link', { name: 'Offers' })).toHaveAttribute('href', '/en/offers');
});

it('names an icon button and exposes its pressed state', () => {
  render(<IconButton label="Favourite: Milk" pressed icon={<svg />} count="3" />);
  const button = screen.getByRole('button', { name: 'Favourite: Milk' });
  expect(button).toHaveAttribute('aria-pressed', 'true');
});
