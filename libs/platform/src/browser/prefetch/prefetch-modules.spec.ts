import { lazy } from '../../feature/lazy.js';
import { createModulePrefetcher } from './prefetch-modules.js';

/** Code that the server no longer has: fails as the build's loader makes it fail. */
const gone = () => {
  const load = async () => {
    await Promise.resolve();
    const payload = new Error('gone');
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
    window.dispatchEvent(event);
    if (!event.defaultPrevented) throw payload;
  };
  return lazy(load);
};
const moment = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('code that did not come', () => {
  const reload = jest.fn((event: Event) => event.preventDefault());
  const opening = { is: false };
  window.addEventListener('vite:preloadError', reload);
  const load = createModulePrefetcher({ onBroken: reload, isOpening: () => opening.is });
  beforeEach(() => {
    reload.mockClear();
    opening.is = false;
  });

  it('PLAT-41 leaves the page alone when it was fetched ahead', async () => {
    await expect(Promise.allSettled([load(gone()), load(gone())])).resolves.toMatchObject([
      { status: 'rejected' },
      { status: 'rejected' },
    ]);
    await moment();
    expect(reload).not.toHaveBeenCalled();
  });

  it('PLAT-41 reloads the page when it is needed, also while other code is prefetched', async () => {
    await gone().load();
    expect(reload).toHaveBeenCalledTimes(1);
    const other = load(gone()).catch(() => undefined);
    await expect(gone().load()).rejects.toThrow('gone');
    await other;
    await moment();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('PLAT-41 reloads the page when it belongs to the page that is being opened', async () => {
    const page = gone();
    const ahead = load(page);
    opening.is = true;
    await Promise.all([ahead, page.load()]);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
