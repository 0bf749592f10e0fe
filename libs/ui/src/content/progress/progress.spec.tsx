import { render, screen } from '@testing-library/react';
import { Progress } from './progress.js';

it('is named by its label and stops at its end', () => {
  render(
    <Progress value={45} max={40}>
      Delivery is free
    </Progress>,
  );
  const bar = screen.getByRole('progressbar', { name: 'Delivery is free' });
  expect(bar).toHaveValue(40);
});
