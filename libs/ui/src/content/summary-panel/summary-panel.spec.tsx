import { render, screen } from '@testing-library/react';
import { SummaryPanel } from './summary-panel.js';

it('is the element that it is asked to be, named by its head', () => {
  render(
    <SummaryPanel as="section" aria-labelledby="sum" head={<h2 id="sum">Your order</h2>}>
      <p>12,50 €</p>
    </SummaryPanel>,
  );
  expect(screen.getByRole('region', { name: 'Your order' })).toHaveTextContent('12,50 €');
});

it('has no empty head', () => {
  const { container } = render(<SummaryPanel>12,50 €</SummaryPanel>);
  expect(container.firstElementChild?.children).toHaveLength(0);
});
