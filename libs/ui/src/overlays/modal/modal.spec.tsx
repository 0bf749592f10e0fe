import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog.js';
import { Drawer } from './drawer.js';

const parts = { Dialog, Drawer };

function Page({ part, beside }: { readonly part: keyof typeof parts; readonly beside?: boolean }) {
  const [open, setOpen] = useState(false);
  const Part = parts[part];
  return (
    <>
      <button onClick={() => setOpen(true)}>Address</button>
      <Part
        {...(beside && { beside })}
        open={open}
        onOpenChange={setOpen}
        title="Where to?"
        closeLabel="Close"
        footer={<button>Continue</button>}
      >
        <input aria-label="Street" />
      </Part>
    </>
  );
}

const opened = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Address' }));
  return screen.findByRole('dialog', { name: 'Where to?' });
};

it.each(['Dialog', 'Drawer'] as const)('%s takes the focus and gives it back', async (part) => {
  render(<Page part={part} />);
  const dialog = await opened();
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Address' })).toHaveFocus();
});

it('hides the page behind a dialog from screen readers', async () => {
  render(<Page part="Dialog" />);
  await opened();
  expect(screen.queryByRole('button', { name: 'Address' })).toBeNull();
});

it('leaves the page usable beside a drawer that stays', async () => {
  render(<Page part="Drawer" beside />);
  await opened();
  expect(screen.getByRole('button', { name: 'Address' })).toBeInTheDocument();
  await userEvent.click(document.body);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('is closed by its own button', async () => {
  render(<Page part="Dialog" />);
  await opened();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
