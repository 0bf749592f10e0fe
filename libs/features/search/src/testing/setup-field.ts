import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openField } from './search-field.js';

/** Opens the search field for a shopper whose typing moves the clock by `advanceTimers`. */
export const setupFieldWith =
  (advanceTimers: (ms: number) => void) =>
  async (options: Parameters<typeof openField>[0] = {}) => {
    const user = userEvent.setup({ advanceTimers });
    const host = await openField(options);
    return { user, host, field: screen.getByRole('combobox', { name: 'Search' }) };
  };

export const group = (name: string) => screen.findByRole('rowgroup', { name });
