import { act, fireEvent, render, screen } from '@testing-library/react';
import { findRows } from './find-rows.js';
import { RowArrows } from './row-arrows.js';

/** jsdom has neither layout nor observers of sizes. */
class NoObserver {
  observe() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
}

interface Layout {
  readonly scrollWidth?: number;
  readonly clientHeight?: number;
  readonly snap?: string;
  readonly tabIndex?: number;
  readonly visibility?: string;
}

/** A row 400 pixels wide; 1200 pixels of content, unless the test says otherwise. */
function addRow(main: HTMLElement, layout: Layout = {}) {
  const { scrollWidth = 1200, clientHeight = 300, snap = 'x proximity', tabIndex = -1 } = layout;
  const row = document.createElement('ul');
  row.style.overflowX = 'auto';
  row.style.scrollSnapType = snap;
  row.tabIndex = tabIndex;
  row.style.visibility = layout.visibility ?? '';
  const scrollBy = jest.fn();
  const sizes = { clientWidth: 400, scrollWidth, clientHeight, scrollLeft: 0, scrollBy };
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(row, name, { value, configurable: true, writable: true });
  row.append(document.createElement('li'), document.createElement('li'));
  main.append(row);
  return { row, scrollBy };
}

const arrows = () => screen.queryAllByRole('button', { hidden: true });

let main: HTMLElement;
beforeEach(() => {
  jest.useFakeTimers();
  window.ResizeObserver = NoObserver as never;
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  main = document.createElement('main');
  document.body.replaceChildren(main);
});
afterEach(() => jest.useRealTimers());

describe('arrows of rows', () => {
  it('push a row by nearly what is visible, and are gone at its ends', () => {
    const { row, scrollBy } = addRow(main);
    render(<RowArrows main={main} />);
    expect(arrows()).toHaveLength(1);
    fireEvent.click(arrows()[0] as HTMLElement);
    expect(scrollBy).toHaveBeenCalledWith({ left: 340, behavior: 'smooth' });
    row.scrollLeft = 800;
    fireEvent.scroll(row);
    act(() => void jest.runAllTimers());
    fireEvent.click(arrows()[0] as HTMLElement);
    expect(scrollBy).toHaveBeenLastCalledWith({ left: -340, behavior: 'smooth' });
  });

  it('leave the markup of the page alone', () => {
    const { row } = addRow(main);
    const markup = main.innerHTML;
    render(<RowArrows main={main} />);
    expect(arrows()).toHaveLength(1);
    expect(main.innerHTML).toBe(markup);
    expect(row.parentElement).toBe(main);
  });

  it('come to rows that are drawn later', async () => {
    render(<RowArrows main={main} />);
    expect(arrows()).toHaveLength(0);
    addRow(main);
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(arrows()).toHaveLength(1);
  });

  it('move without motion where the visitor wants none', () => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: true });
    const { scrollBy } = addRow(main);
    render(<RowArrows main={main} />);
    fireEvent.click(arrows()[0] as HTMLElement);
    expect(scrollBy).toHaveBeenCalledWith({ left: 340, behavior: 'auto' });
  });

  it('move a row the other way where text is written from right to left', () => {
    main.dir = 'rtl';
    const { row, scrollBy } = addRow(main);
    row.style.direction = 'rtl';
    render(<RowArrows main={main} />);
    fireEvent.click(arrows()[0] as HTMLElement);
    expect(scrollBy).toHaveBeenCalledWith({ left: -340, behavior: 'smooth' });
  });
});

describe('rows without arrows', () => {
  it.each([
    ['that fit', { scrollWidth: 400 }],
    ['that do not snap', { snap: 'none' }],
    ['of small buttons', { clientHeight: 60 }],
    ['that the keyboard can focus', { tabIndex: 0 }],
    ['that another row covers', { visibility: 'hidden' }],
  ])('are those %s', (_, layout) => {
    addRow(main, layout);
    expect(findRows(main)).toEqual([]);
  });
});
