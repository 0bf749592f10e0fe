import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ComboboxField } from './combobox-field.js';

const towns = ['Graz', 'Linz', 'Wien'];

function Town({ onPick }: { readonly onPick: (town: string) => void }) {
  const [text, setText] = useState('');
  const found = text ? towns.filter((town) => town.includes(text)) : [];
  return (
    <ComboboxField
      label="Town"
      hint="Where you live"
      value={text}
      onValueChange={setText}
      groups={[{ key: 'towns', label: 'Towns', items: found }]}
      keyOf={(town) => town}
      textOf={(town) => town}
      onPick={onPick}
      status={text ? `${found.length} towns` : undefined}
    />
  );
}

const input = () => screen.getByRole('combobox', { name: 'Town' });

it('picks a suggestion by keyboard while label and page stay readable', async () => {
  const picked = jest.fn();
  render(<Town onPick={picked} />);
  await userEvent.type(input(), 'n');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(screen.getByRole('group', { name: 'Towns' })).toBeInTheDocument();
  expect(input()).toHaveAccessibleDescription('Where you live');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(picked).toHaveBeenCalledWith('Wien');
  expect(input()).toHaveValue('Wien');
  expect(input()).toHaveFocus();
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('keeps what was typed when nothing is chosen', async () => {
  render(<Town onPick={jest.fn()} />);
  await userEvent.type(input(), 'Gr');
  await screen.findByRole('option');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(input()).toHaveValue('Gr');
});

it('closes the list when the focus moves on, and nothing is chosen', async () => {
  const picked = jest.fn();
  render(<Town onPick={picked} />);
  await userEvent.type(input(), 'Gr');
  await screen.findByRole('option');
  await userEvent.tab();
  expect(input()).not.toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(input()).toHaveValue('Gr');
  expect(picked).not.toHaveBeenCalled();
});

it('picks by a press, and stays open while one presses beside the options', async () => {
  const picked = jest.fn();
  render(<Town onPick={picked} />);
  await userEvent.type(input(), 'Gr');
  const option = await screen.findByRole('option');
  await userEvent.click(screen.getByText('1 towns', { selector: ':not([role])' }));
  expect(option).toBeVisible();
  await userEvent.click(option);
  expect(picked).toHaveBeenCalledWith('Graz');
});

it('reads the number of suggestions aloud', async () => {
  render(<Town onPick={jest.fn()} />);
  await userEvent.type(input(), 'x');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('0 towns'));
});

it('shows suggestions for what was typed before its code was loaded', async () => {
  render(<Town onPick={jest.fn()} />);
  input().focus();
  // Typed at once, in the moment of the focus: the code comes later.
  fireEvent.change(input(), { target: { value: 'Gr' } });
  expect(await screen.findByRole('option')).toHaveTextContent('Graz');
  expect(input()).toHaveFocus();
});
