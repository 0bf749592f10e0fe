import { act, screen } from '@testing-library/react';
import { lazy } from '../feature/lazy.js';
import { renderInHost } from '../testing/render-in-host.js';
import { ClientOnly } from './client-only.js';
import { RETRY_MS } from './use-module.js';

const Hello = ({ name }: { name: string }) => <b>hello {name}</b>;

afterEach(() => jest.useRealTimers());

/** A part that cannot be loaded so many times. */
function partAfter(failures: number) {
  const load = jest.fn<Promise<{ default: typeof Hello }>, []>();
  for (let i = 0; i < failures; i += 1) load.mockRejectedValueOnce(new Error('no connection'));
  return { load: load.mockResolvedValue({ default: Hello }), part: lazy(load) };
}

describe('a part that comes later', () => {
  it('is rendered as soon as it is loaded', async () => {
    const { part } = partAfter(0);
    await renderInHost({
      features: [],
      element: <ClientOnly component={part} props={{ name: 'Ada' }} />,
    });
    expect(await screen.findByText('hello Ada')).toBeVisible();
  });

  it('is tried again on a bad line until it comes', async () => {
    jest.useFakeTimers();
    const { part, load } = partAfter(2);
    const element = <ClientOnly component={part} props={{ name: 'Ada' }} />;
    const { reported } = await renderInHost({ features: [], element });
    await act(() => jest.advanceTimersByTimeAsync(RETRY_MS));
    expect(screen.queryByText('hello Ada')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(RETRY_MS));
    expect(screen.getByText('hello Ada')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
    expect(reported).toHaveLength(2);
  });

  it('is not loaded any more when it is unmounted', async () => {
    jest.useFakeTimers();
    const { part, load } = partAfter(9);
    const element = <ClientOnly component={part} props={{ name: 'Ada' }} />;
    const { unmount } = await renderInHost({ features: [], element });
    await act(() => jest.advanceTimersByTimeAsync(0));
    unmount();
    await act(() => jest.advanceTimersByTimeAsync(3 * RETRY_MS));
    expect(load).toHaveBeenCalledTimes(1);
  });
});
