import { followRows } from './row-arrows.js';

/** jsdom has neither layout nor observers of sizes. */
class NoObserver {
  observe() {
    return undefined;
  }
}

interface Sizes {
  readonly scrollWidth: number;
  readonly scrollLeft?: number;
}

function addRow(root: HTMLElement, { scrollWidth, scrollLeft = 0 }: Sizes, snap = 'x proximity') {
  const frame = document.createElement('section');
  const row = document.createElement('ul');
  row.style.overflowX = 'auto';
  row.style.scrollSnapType = snap;
  const scrollBy = jest.fn();
  for (const [name, value] of Object.entries({
    clientWidth: 400,
    scrollWidth,
    scrollLeft,
    scrollBy,
  }))
    Object.defineProperty(row, name, { value, configurable: true });
  frame.append(row);
  root.querySelector('main')?.append(frame);
  return { row, scrollBy, arrows: () => [...frame.querySelectorAll('button')] };
}

let root: HTMLElement;
beforeEach(() => {
  jest.useFakeTimers();
  window.ResizeObserver = NoObserver as never;
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  root = document.createElement('div');
  root.append(document.createElement('main'));
});
afterEach(() => jest.useRealTimers());

describe('arrows of rows', () => {
  it('push a row by nearly what is visible, and are hidden at its ends', () => {
    const { row, scrollBy, arrows } = addRow(root, { scrollWidth: 1200 });
    followRows(root);
    const [back, on] = arrows();
    expect([back?.hidden, on?.hidden]).toEqual([true, false]);
    on?.click();
    expect(scrollBy).toHaveBeenCalledWith({ left: 340, behavior: 'smooth' });
    Object.defineProperty(row, 'scrollLeft', { value: 800 });
    row.dispatchEvent(new Event('scroll'));
    expect([back?.hidden, on?.hidden]).toEqual([false, true]);
  });

  it('are for the pointer alone: the list itself is there for everybody else', () => {
    const { arrows } = addRow(root, { scrollWidth: 1200 });
    followRows(root);
    for (const arrow of arrows()) {
      expect(arrow.tabIndex).toBe(-1);
      expect(arrow).toHaveAttribute('aria-hidden', 'true');
    }
  });

  it('do not move where the visitor wants no motion', () => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: true });
    const { scrollBy, arrows } = addRow(root, { scrollWidth: 1200 });
    followRows(root);
    arrows()[1]?.click();
    expect(scrollBy).toHaveBeenCalledWith({ left: 340, behavior: 'auto' });
  });

  it.each([
    ['fits', { scrollWidth: 400 }, 'x proximity'],
    ['does not snap', { scrollWidth: 1200 }, 'none'],
  ])('are not added to a row that %s', (_case, sizes, snap) => {
    const { arrows } = addRow(root, sizes, snap);
    followRows(root);
    expect(arrows()).toEqual([]);
  });

  it('are not added to a row with controls of its own', () => {
    const { row, arrows } = addRow(root, { scrollWidth: 1200 });
    row.tabIndex = 0;
    followRows(root);
    expect(arrows()).toEqual([]);
  });

  it('come with rows that the page shows later, once for each', async () => {
    const first = addRow(root, { scrollWidth: 1200 });
    followRows(root);
    const later = addRow(root, { scrollWidth: 1200 });
    // Observers of changes report in a microtask.
    await Promise.resolve();
    jest.runAllTimers();
    expect(later.arrows()).toHaveLength(2);
    expect(first.arrows()).toHaveLength(2);
  });
});
