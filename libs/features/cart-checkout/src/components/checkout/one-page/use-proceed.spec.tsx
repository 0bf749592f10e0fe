import { act, fireEvent, renderHook, waitFor } from '@testing-library/react';
import type { StepId } from '../checkout-steps.js';
import type { StepForm } from './step-form.js';
import { useProceed } from './use-proceed.js';

const root = { current: null };

describe('the page’s button', () => {
  it('CHK-08 waits for a form whose code comes after the click', async () => {
    const forms = new Map<StepId, StepForm>();
    const service = { check: jest.fn(() => true), save: jest.fn(() => Promise.resolve(true)) };
    const open = { forms, missing: ['service'] as const, proposals: {} };
    const { result } = renderHook(() => useProceed(open, root));
    act(() => result.current.proceed());
    expect(result.current.isBusy).toBe(true);
    await act(() => new Promise((resolve) => void setTimeout(resolve, 150)));
    forms.set('service', service);
    await waitFor(() => expect(service.save).toHaveBeenCalledTimes(1));
    expect(service.check).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['moves the focus to the open step when it is still on the button', false, 'step-payment'],
    ['leaves the focus of a shopper who has moved on while the page saved', true, 'elsewhere'],
  ])('CHK-08 %s', async (_, moves, expected) => {
    document.body.innerHTML =
      '<main><button id="go"></button><a id="elsewhere" href="#x">x</a>' +
      '<section id="step-payment" tabindex="-1"></section></main>';
    const page = { current: document.querySelector<HTMLElement>('main') };
    const open = { forms: new Map(), missing: ['payment'] as const, proposals: {} };
    const { result } = renderHook(() => useProceed(open, page));
    document.getElementById('go')?.focus();
    act(() => result.current.proceed());
    if (moves) {
      fireEvent.keyDown(document.getElementById('go') as HTMLElement, { key: 'Tab' });
      document.getElementById('elsewhere')?.focus();
    }
    await waitFor(() => expect(result.current.isBusy).toBe(false));
    expect(document.activeElement?.id).toBe(expected);
  });

  it('CHK-08 stops where a step has a form with a button of its own', async () => {
    const payment = { check: () => true, save: jest.fn(() => Promise.resolve(true)) };
    const forms = new Map<StepId, StepForm>([['payment', payment]]);
    const open = { forms, missing: ['service', 'payment'] as const, proposals: {} };
    const { result } = renderHook(() => useProceed(open, root));
    act(() => result.current.proceed());
    await waitFor(() => expect(result.current.isBusy).toBe(false));
    expect(payment.save).not.toHaveBeenCalled();
  });
});
