import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
/** Pastes each value: typing renders the whole form for every character. */
export const fill = async (values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) {
    await userEvent.clear(field(name));
    if (value !== '') await userEvent.paste(value);
  }
};
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const summary = () =>
  screen.findByRole('group', { name: 'Please check what you have entered' });
