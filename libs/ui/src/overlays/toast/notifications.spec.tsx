import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NoticeType } from '../../content/notice/notice.js';
import { Notifications, type NotificationItem } from './notifications.js';

function show(items: readonly NotificationItem[], onDismiss = jest.fn()) {
  render(<Notifications label="News" items={items} dismissLabel="Dismiss" onDismiss={onDismiss} />);
  return onDismiss;
}

it('NOTE-08 has both live regions in the page before the first message', () => {
  show([]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it.each<[NoticeType, string]>([
  ['success', 'status'],
  ['info', 'status'],
  ['warning', 'alert'],
  ['error', 'alert'],
])('NOTE-01 NOTE-08 announces %s through the role %s', (type, role) => {
  show([{ id: '1', type, text: 'Cart is full' }]);
  expect(within(screen.getByRole(role)).getByText('Cart is full')).toBeInTheDocument();
});

it('offers its action and dismisses the one it belongs to', async () => {
  const undo = jest.fn();
  const dismissed = show([
    { id: 'a', type: 'info', text: 'Saved' },
    { id: 'b', type: 'success', text: 'Removed', action: { label: 'Undo', onPress: undo } },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[1] as HTMLElement);
  expect(dismissed).toHaveBeenCalledWith('b');
});
