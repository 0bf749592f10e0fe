import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { milk, open } from '../../testing/product-page.js';

const pictures = ['/a.svg', '/b.svg'].map((url) => ({ url, alt: 'Milk', width: 9, height: 9 }));

async function openPictures() {
  await open('/product/milk-1', { ...milk, pictures });
  const gallery = within(screen.getByRole('region', { name: 'Pictures of Milk' }));
  const link = gallery.getByRole('link', { name: 'Milk' });
  expect(link).toHaveAttribute('href', '/a.svg');
  await userEvent.click(link);
  return within(await screen.findByRole('dialog', { name: 'Milk' }));
}

it('opens the pictures of a product large, and closes them by keyboard', async () => {
  const dialog = await openPictures();
  expect(dialog.getAllByRole('img')).toHaveLength(2);
  expect(dialog.getByRole('button', { name: 'Next picture' })).toBeVisible();
  expect(dialog.getByText('Picture 1 of 2')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('enlarges a picture by keyboard, and moves over it by arrow keys', async () => {
  const dialog = await openPictures();
  const [zoom] = dialog.getAllByRole('button', { name: 'Zoom in' });
  zoom?.focus();
  await userEvent.keyboard('{Enter}{ArrowRight}{ArrowUp}');
  expect(zoom).toHaveAccessibleName('Zoom out');
  const [picture] = dialog.getAllByRole('img');
  expect(picture).toHaveStyle({ transformOrigin: '70% 30%' });
  await userEvent.keyboard('{Enter}');
  expect(zoom).toHaveAccessibleName('Zoom in');
  expect(picture?.style.transformOrigin).toBe('');
});
