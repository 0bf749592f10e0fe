import { screen } from '@testing-library/react';
import { atContact, openCheckout } from '../../../testing/open-checkout.js';

beforeEach(() => sessionStorage.clear());

it('marks the optional field alone, and says so once', async () => {
  await openCheckout(atContact);
  expect(screen.getAllByText(/every field that isn’t marked “optional”/)).toHaveLength(1);
  expect(screen.getByRole('textbox', { name: 'First name' })).toBeRequired();
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeRequired();
  expect(screen.getByRole('combobox', { name: 'Salutation (optional)' })).not.toBeRequired();
});

it('CHK-03 asks for the name before the salutation', async () => {
  await openCheckout(atContact);
  const salutation = screen.getByRole('combobox', { name: /Salutation/ });
  const name = screen.getByRole('textbox', { name: 'First name' });
  expect(name.compareDocumentPosition(salutation)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
