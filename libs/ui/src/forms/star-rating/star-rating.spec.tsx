import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StarRating } from './star-rating.js';

const labels = ['Poor', 'Fair', 'Okay', 'Good', 'Very good'] as const;

function Example() {
  const [value, setValue] = useState<number>();
  return (
    <StarRating name="s" legend="How was it?" labels={labels} value={value} onChange={setValue} />
  );
}

it('is a group of five named radio buttons, chosen by tap and by keyboard', async () => {
  render(<Example />);
  expect(screen.getByRole('group', { name: 'How was it?' })).toBeVisible();
  expect(screen.getAllByRole('radio').map((one) => one.getAttribute('aria-label'))).toEqual(labels);
  await userEvent.click(screen.getByRole('radio', { name: 'Okay' }));
  expect(screen.getByText('Okay')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Good' })).toBeChecked();
});
