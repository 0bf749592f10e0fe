import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RadioCard } from './radio-card.js';

it('is a radio with a whole name, chosen by keyboard; one that is off is passed over', async () => {
  render(
    <>
      <RadioCard name="slot" title="8 to 10" label="Friday, 8 to 10, 4.90 euro" defaultChecked />
      <RadioCard name="slot" title="10 to 12" description="Fully booked" disabled />
      <RadioCard name="slot" title="12 to 14" aside="2.90" />
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Friday, 8 to 10, 4.90 euro' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: '12 to 14 2.90' })).toBeChecked();
});
