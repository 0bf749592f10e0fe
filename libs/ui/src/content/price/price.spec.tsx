import { render } from '@testing-library/react';
import { Price } from './price.js';

it('reads a reduced price with its lowest prior price, unit price and deposit', () => {
  const { container } = render(
    <Price
      amount="2,49 €"
      amountLabel="Offer price"
      reduced
      prior={{ text: '30-day lowest 3,29 €', struck: '3,29 €' }}
      unitPrice="4,98 € / kg"
      deposit="plus 0,25 € deposit"
    />,
  );
  expect(container.querySelector('s')).toHaveTextContent('3,29 €');
  expect(container).toHaveTextContent(
    /^Offer price 2,49 € ?30-day lowest 3,29 € ?4,98 € \/ kg ?plus 0,25 € deposit$/,
  );
});

it('reads the former price where no lowest one is known', () => {
  const former = { amount: '3,29 €', label: 'instead of' };
  const price = { amount: '2,49 €', amountLabel: 'Offer price', unitPrice: '4,98 € / kg' };
  const { container } = render(<Price {...price} former={former} />);
  expect(container.querySelector('s')).toHaveTextContent('instead of 3,29 €');
});

it('strikes through no prior price that was lower', () => {
  const price = { amount: '2,49 €', amountLabel: 'Offer price', unitPrice: '4,98 € / kg' };
  const prior = { text: '30-day lowest 2,29 €', struck: undefined };
  const { container } = render(<Price {...price} prior={prior} />);
  expect(container.querySelector('s')).toBeNull();
  expect(container).toHaveTextContent('30-day lowest 2,29 €');
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
