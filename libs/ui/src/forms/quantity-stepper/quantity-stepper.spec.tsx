import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper } from './quantity-stepper.js';

const labels = {
  group: 'Quantity of Milk',
  add: 'Add Milk',
  increase: 'More Milk',
  decrease: 'Less Milk',
  remove: 'Remove Milk',
};

function Milk({ start = 0, most = 9 }: { readonly start?: number; readonly most?: number }) {
  const [count, setCount] = useState(start);
  return (
    <QuantityStepper
      value={count ? `${count} pieces` : null}
      removesNext={count === 1}
      maximumReason={count === most ? 'At most 2' : undefined}
      announcement={count ? `${count} Milk in the cart` : 'Milk removed'}
      labels={labels}
      onIncrease={() => setCount(count + 1)}
      onDecrease={() => setCount(count - 1)}
    />
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const announcement = () => document.querySelector('#ui-announcements')?.textContent;

it('becomes minus, value and plus in place and keeps the focus on the plus', async () => {
  render(<Milk />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('group', { name: 'Quantity of Milk' })).toHaveTextContent('1 pieces');
  expect(button('More Milk')).toHaveFocus();
});

it('returns to the plus button with the focus when the last one is removed', async () => {
  render(<Milk start={1} />);
  await userEvent.tab();
  expect(button('Remove Milk')).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(button('Add Milk')).toHaveFocus();
});

it('names the minus button by its effect', () => {
  render(<Milk start={2} />);
  expect(button('Less Milk')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remove Milk' })).toBeNull();
});

it('reads the new quantity aloud after a press', async () => {
  render(<Milk start={1} />);
  await userEvent.click(button('More Milk'));
  await waitFor(() => expect(announcement()).toBe('2 Milk in the cart'));
});

it('stays silent when the quantity changes elsewhere', async () => {
  const still = { labels, onIncrease: jest.fn(), onDecrease: jest.fn() };
  document.querySelector('#ui-announcements')?.remove();
  const { rerender } = render(<QuantityStepper {...still} value="1" announcement="one" />);
  rerender(<QuantityStepper {...still} value="2" announcement="two" />);
  await act(() => new Promise((done) => setTimeout(done, 100)));
  expect(document.querySelector('#ui-announcements')).toBeNull();
});

it('disables the plus button at the maximum, shows why and keeps the focus', async () => {
  render(<Milk start={1} most={2} />);
  await userEvent.click(button('More Milk'));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('group')).toHaveTextContent('2 pieces');
  expect(button('More Milk')).toHaveFocus();
  expect(button('More Milk')).toHaveAccessibleDescription('At most 2');
});

it('ignores presses while it is busy and keeps the focus', async () => {
  const change = jest.fn();
  render(
    <QuantityStepper
      busy
      value="2 pieces"
      announcement=""
      labels={labels}
      onIncrease={change}
      onDecrease={change}
    />,
  );
  await userEvent.click(button('Less Milk'));
  expect(button('Less Milk')).toHaveFocus();
  await userEvent.click(button('More Milk'));
  expect(change).not.toHaveBeenCalled();
});
