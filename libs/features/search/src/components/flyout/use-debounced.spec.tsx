import { act, renderHook } from '@testing-library/react';
import { DEBOUNCE_MS } from './flyout.js';
import { useDebounced } from './use-debounced.js';

describe('the debounce', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('SRCH-13 lasts 500 ms from the last change', () => {
    expect(DEBOUNCE_MS).toBe(500);
    const { result, rerender } = renderHook((text: string) => useDebounced(text, DEBOUNCE_MS), {
      initialProps: 'm',
    });
    rerender('mi');
    act(() => jest.advanceTimersByTime(400));
    rerender('mil');
    act(() => jest.advanceTimersByTime(499));
    expect(result.current).toBeUndefined();
    act(() => jest.advanceTimersByTime(1));
    expect(result.current).toBe('mil');
  });
});
