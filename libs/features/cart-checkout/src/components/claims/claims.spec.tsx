import { screen, within } from '@testing-library/react';
import type { Claim, OrderClaims, OrderProgress } from '@larder/contracts/checkout';
import { answer, type Handlers } from '@larder/platform/testing';
import { at, button, open, placed } from '../../testing/placed-order.js';

const completed: OrderProgress = {
  ...placed,
  status: 'COMPLETED',
  steps: [{ status: 'COMPLETED', at }],
  changeableUntil: undefined,
};
const claimable: OrderClaims = {
  claimableUntil: '2026-12-20T14:00:00Z',
  photoFrom: 800,
  lateCredit: 490,
  claims: [],
  lines: [
    { lineItemId: 'l1', name: 'Milk', sku: 'm', weighed: false, quantity: 2, value: 398 },
    { lineItemId: 'l2', name: 'Grapes', sku: 'g', weighed: true, quantity: 450, value: 299 },
  ],
};
const credited: Claim = {
  id: 'c1',
  reason: 'MISSING',
  state: 'CREDITED',
  createdAt: at,
  claimed: 398,
  credited: 398,
  lines: [{ lineItemId: 'l1', name: 'Milk', quantity: 2 }],
  photos: 0,
  refund: 'PAYMENT',
};
const CLAIMS = 'GET /api/orders/:orderNumber/claims';
const CLAIM = 'POST /api/orders/:orderNumber/claims';
const SENT = 'POST /api/orders/1001/claims';
const show = (handlers: Handlers = {}) =>
  open({ [CLAIMS]: () => claimable, [CLAIM]: () => credited, ...handlers }, completed);

async function openDialog(handlers: Handlers = {}) {
  const host = await show(handlers);
  await host.user.click(await button('Report a problem'));
  return { ...host, dialog: await screen.findByRole('dialog', { name: 'Report a problem' }) };
}

afterEach(() => window.sessionStorage.clear());

describe('claims about a delivered order', () => {
  it('send reason and goods once chosen, and show what comes back', async () => {
    const { user, dialog, callsOf } = await openDialog();
    const inside = within(dialog);
    await user.click(inside.getByRole('button', { name: 'Send' }));
    expect(inside.getByText('Please choose what happened.')).toBeVisible();
    await user.click(inside.getByRole('radio', { name: 'Missing from the delivery' }));
    await user.click(inside.getByRole('button', { name: 'Send' }));
    expect(inside.getByText('Please choose at least one product.')).toBeVisible();
    await user.click(inside.getByRole('button', { name: 'Claim Milk' }));
    await user.click(inside.getByRole('button', { name: 'More of Milk' }));
    await user.click(inside.getByRole('button', { name: 'Claim Grapes' }));
    await user.type(inside.getByRole('textbox'), ' bag was torn ');
    await user.click(inside.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/We’ll refund €3.98/)).toBeVisible();
    expect(callsOf(SENT).map(({ body }) => body)).toEqual([
      {
        reason: 'MISSING',
        note: 'bag was torn',
        lines: [
          { lineItemId: 'l1', quantity: 2 },
          { lineItemId: 'l2', quantity: 100 },
        ],
      },
    ]);
  });

  it('count goods in pounds where the country prices them so', async () => {
    const grapes = { ...claimable.lines[1], quantity: 681, isInPounds: true };
    const { user, dialog } = await openDialog({
      [CLAIMS]: () => ({ ...claimable, lines: [grapes] }),
    });
    const inside = within(dialog);
    await user.click(inside.getByRole('radio', { name: 'Missing from the delivery' }));
    expect(inside.getByText('1.5 lb')).toBeVisible();
    await user.click(inside.getByRole('button', { name: 'Claim Grapes' }));
    expect(inside.getByText('4 oz')).toBeVisible();
    await user.click(inside.getByRole('button', { name: 'More of Grapes' }));
    expect(inside.getByText('8 oz')).toBeVisible();
  });

  it('ask for a photo of damaged goods only, and send it with its claim', async () => {
    const photos = 'POST /api/orders/:orderNumber/claim-photos';
    const { user, dialog, callsOf } = await openDialog({ [photos]: () => ({ id: 'p1' }) });
    await user.click(within(dialog).getByRole('radio', { name: 'Missing from the delivery' }));
    expect(within(dialog).queryByLabelText('Add a photo')).toBeNull();
    await user.click(within(dialog).getByRole('radio', { name: 'Damaged' }));
    const file = new File(['x'], 'x.jpg', { type: 'image/jpeg' });
    await user.upload(within(dialog).getByLabelText('Add a photo'), file);
    await within(dialog).findByRole('img', { name: 'Photo 1' });
    await user.click(within(dialog).getByRole('button', { name: 'Claim Milk' }));
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    await screen.findByText(/We’ll refund €3.98/);
    expect(callsOf(SENT)[0]?.body).toMatchObject({ reason: 'DAMAGED', photoIds: ['p1'] });
  });

  it('keep what was chosen when a claim fails, and say why', async () => {
    const { user, dialog } = await openDialog({
      [CLAIM]: () => answer(409, { errorCode: 'CONFLICT', message: '' }),
    });
    await user.click(within(dialog).getByRole('radio', { name: 'Came too late' }));
    expect(within(dialog).getByText(/the service fee of €4.90/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await within(dialog).findByText(/already reported some of these/)).toBeVisible();
    expect(within(dialog).getByRole('radio', { name: 'Came too late' })).toBeChecked();
  });

  it('keep what was typed when the dialog is closed or the page loads again, until they are sent', async () => {
    const before = await openDialog();
    await before.user.click(within(before.dialog).getByRole('radio', { name: 'Damaged' }));
    await before.user.click(within(before.dialog).getByRole('button', { name: 'Claim Milk' }));
    await before.user.type(within(before.dialog).getByRole('textbox'), 'Glass broke');
    before.unmount();
    const { user, dialog, callsOf } = await openDialog();
    expect(within(dialog).getByRole('radio', { name: 'Damaged' })).toBeChecked();
    expect(within(dialog).getByRole('textbox')).toHaveValue('Glass broke');
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    await screen.findByText(/We’ll refund €3.98/);
    expect(callsOf(SENT)[0]?.body).toMatchObject({
      reason: 'DAMAGED',
      note: 'Glass broke',
      lines: [{ lineItemId: 'l1', quantity: 1 }],
    });
    await user.click(await button('Report a problem'));
    expect(await screen.findByRole('radio', { name: 'Damaged' })).not.toBeChecked();
  });

  it('are listed with their state and the answer of the shop', async () => {
    const refused: Claim = {
      ...credited,
      id: 'c2',
      state: 'REFUSED',
      credited: 0,
      refund: undefined,
      answer: 'The bag was complete.',
    };
    await show({ [CLAIMS]: () => ({ lines: [], claims: [credited, refused] }) });
    const list = await screen.findByRole('region', { name: 'Something not right?' });
    expect(list).toHaveTextContent('€3.98 back');
    expect(list).toHaveTextContent('Not refunded');
    expect(list).toHaveTextContent('The bag was complete.');
    expect(within(list).queryByRole('button')).toBeNull();
  });

  it('are not there where nothing can be claimed', async () => {
    const { callsOf } = await show({ [CLAIMS]: () => ({ lines: [], claims: [] }) });
    await screen.findByText('Completed');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(callsOf('GET /api/orders/1001/claims')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Something not right?' })).toBeNull();
  });
});
