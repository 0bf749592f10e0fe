import { act, renderHook, waitFor } from '@testing-library/react';
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
