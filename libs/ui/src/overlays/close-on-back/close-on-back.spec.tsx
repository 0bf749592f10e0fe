import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useCloseOnBack } from './use-close-on-back.js';

function Sheet({ name, isStubborn }: { readonly name: string; readonly isStubborn?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  useCloseOnBack(isOpen, () => isStubborn || setOpen(false));
  return (
    <button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      {name}
    </button>
  );
}

const sheet = (name: string) => screen.getByRole('button', { name });
const press = async (name: string) => userEvent.click(sheet(name));
/** The browser takes a step, and what is open takes its own, after the call. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
const back = async () => {
  window.history.back();
  await settled();
};
const place = () => window.history.state as { readonly page?: number; readonly overlay?: string };
const isAt = (expected: ReturnType<typeof place>) =>
  waitFor(() => {
    expect(place()).toEqual(expected);
  });

beforeEach(() => {
  window.history.pushState({ page: 1 }, '');
  window.history.pushState({ page: 2 }, '');
});
afterEach(settled);

it('closes on a step back, and stays on the page', async () => {
  render(<Sheet name="Filters" />);
  await press('Filters');
  await isAt({ page: 2, overlay: 'open' });
  await back();
  expect(sheet('Filters')).toHaveAttribute('aria-expanded', 'false');
  await isAt({ page: 2 });
});

it('leaves no entry behind when it is closed by its button', async () => {
  render(<Sheet name="Filters" />);
  await press('Filters');
  await settled();
  await press('Filters');
  await isAt({ page: 2 });
  await back();
  await isAt({ page: 1 });
});

it('leaves no entry behind when it goes away while it is open', async () => {
  const { unmount } = render(<Sheet name="Filters" />);
  await press('Filters');
  await settled();
  unmount();
  await isAt({ page: 2 });
});

it('hands its entry on to the one that opens as it closes', async () => {
  const { rerender } = render(<Sheet key="a" name="Where" />);
  await press('Where');
  await settled();
  rerender(<Sheet key="b" name="When" />);
  fireEvent.click(sheet('When'));
  await isAt({ page: 2, overlay: 'open' });
  await back();
  expect(sheet('When')).toHaveAttribute('aria-expanded', 'false');
  await isAt({ page: 2 });
});

it('closes the upper one of two first', async () => {
  render(<Sheet name="Lower" />);
  render(<Sheet name="Upper" />);
  await press('Lower');
  await press('Upper');
  await settled();
  await back();
  expect(sheet('Upper')).toHaveAttribute('aria-expanded', 'false');
  expect(sheet('Lower')).toHaveAttribute('aria-expanded', 'true');
  await back();
  expect(sheet('Lower')).toHaveAttribute('aria-expanded', 'false');
  await isAt({ page: 2 });
});

it('stays where it is while it refuses to close', async () => {
  const { unmount } = render(<Sheet name="Paying" isStubborn />);
  await press('Paying');
  await settled();
  await back();
  expect(place()).toEqual({ page: 2, overlay: 'open' });
  unmount();
});

it('leaves the entry of a page that was opened from it alone', async () => {
  const { unmount } = render(<Sheet name="Menu" />);
  await press('Menu');
  await settled();
  window.history.replaceState({ page: 3 }, '');
  unmount();
  await isAt({ page: 3 });
  await back();
  await isAt({ page: 2 });
});
