import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { milk, open } from '../../../testing/product-page.js';

const pictures = ['/a.svg', '/b.svg', '/c.svg'].map((url) => ({
  url,
  alt: 'Milk',
  width: 9,
  height: 9,
}));

describe('the enlarged pictures of a product', () => {
  beforeEach(async () => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: true });
    await open('/product/milk-1', { ...milk, pictures });
  });

  it('open at the tapped one, step by keys, and give the focus back', async () => {
    const link = screen.getByRole('link', { name: 'Enlarge picture 2' });
    await userEvent.click(link);
    const dialog = within(await screen.findByRole('dialog', { name: 'Milk' }));
    expect(dialog.getByRole('status')).toHaveTextContent('Picture 2 of 3');
    await userEvent.keyboard('{ArrowRight}');
    expect(dialog.getByRole('status')).toHaveTextContent('Picture 3 of 3');
    expect(dialog.getByRole('button', { name: 'Next picture' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Previous picture' }));
    expect(dialog.getByRole('status')).toHaveTextContent('Picture 2 of 3');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(link).toHaveFocus();
  });

  it('leave a click with a modifier key to the browser', async () => {
    const link = screen.getByRole('link', { name: 'Enlarge picture 1' });
    link.addEventListener('click', (event) => event.preventDefault());
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(link);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
