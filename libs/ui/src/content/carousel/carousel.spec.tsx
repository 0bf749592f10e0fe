import { render, screen, within } from '@testing-library/react';
import { Carousel } from './carousel.js';

const slides = ['Apples', 'Pears'];

function show(mouse: boolean) {
  window.matchMedia = jest.fn().mockReturnValue({ matches: mouse });
  render(
    <Carousel label="Fresh" labels={{ previous: 'Back', next: 'On' }} size="tile">
      {slides.map((slide) => (
        <li key={slide}>{slide}</li>
      ))}
    </Carousel>,
  );
}

it('is a named region with a plain list', () => {
  show(false);
  const region = screen.getByRole('region', { name: 'Fresh' });
  expect(within(region).getAllByRole('listitem')).toHaveLength(2);
});

it('has no arrows on a touch screen, where scrolling is the browser’s own', () => {
  show(false);
  expect(screen.queryByRole('button')).toBeNull();
});
