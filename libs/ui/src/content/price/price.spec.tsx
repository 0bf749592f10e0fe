import { render } from '@testing-library/react';
import { Price } from './price.js';

const spoken = (container: HTMLElement) =>
  [...container.querySelectorAll('span, s')]
    .filter((element) => element.children.length === 0)
    .map((element) => element.textContent.trim())
    .join(' | ');

it('reads a reduced price with its former price, unit price, lowest prior price and deposit', () => {
  const { container } = render(
    <Price
      amount="2,49 €"
      amountLabel="Offer price"
      former={{ amount: '3,29 €', label: 'instead of' }}
      lowest="30-day lowest 2,59 €"
      unitPrice="4,98 € / kg"
      deposit="plus 0,25 € deposit"
    />,
  );
  expect(container.querySelector('s')).toHaveTextContent('instead of 3,29 €');
  expect(spoken(container)).toBe(
    'Offer price | 2,49 € | instead of | 4,98 € / kg | 30-day lowest 2,59 € | plus 0,25 € deposit',
  );
});

it('shows nothing struck through while the price is not reduced, and always the unit price', () => {
  const { container } = render(<Price amount="1 €" amountLabel="Price" unitPrice="2 € / kg" />);
  expect(container.querySelector('s')).toBeNull();
  expect(container).toHaveTextContent('2 € / kg');
});

it('marks an amount that the server has not confirmed', () => {
  const { container } = render(<Price pending amount="1 €" amountLabel="Price" unitPrice="" />);
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
});
