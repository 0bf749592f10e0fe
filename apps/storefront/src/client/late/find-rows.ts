/** A row of the page that scrolls sideways, with its place in the document in CSS pixels. */
export interface Row {
  readonly element: HTMLElement;
  readonly left: number;
  readonly right: number;
  readonly middle: number;
  /** Whether there is more before and after what is visible. */
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly isRtl: boolean;
}

/** Pixels that rounding may take from a scroll position. */
const TOLERANCE = 4;
/** Height below which a row is a line of small buttons, which an arrow would cover. */
const MIN_HEIGHT = 120;

/** The rows that snap and do not fit; one that the keyboard can focus has controls of its own. */
export function findRows(main: HTMLElement): readonly HTMLElement[] {
  return [...main.querySelectorAll<HTMLElement>('ul, ol, div')].filter((element) => {
    // Most elements are out of the question before the layout is asked.
    if (element.childElementCount < 2) return false;
    if (element.scrollWidth <= element.clientWidth + TOLERANCE) return false;
    if (element.tabIndex >= 0 || element.clientHeight < MIN_HEIGHT) return false;
    const { overflowX, scrollSnapType, visibility } = getComputedStyle(element);
    // A row may lie hidden below another one that took its place.
    if (visibility === 'hidden') return false;
    return overflowX === 'auto' && scrollSnapType.startsWith('x');
  });
}

export function measureRow(element: HTMLElement): Row {
  const { left, right } = element.getBoundingClientRect();
  // Beside the pictures, whose edges are empty: lower down, arrows would cover words.
  const level = element.querySelector('img') ?? element;
  const { top, bottom } = level.getBoundingClientRect();
  // Negative in languages that are written from right to left.
  const before = Math.abs(element.scrollLeft);
  return {
    element,
    left: left + window.scrollX,
    right: right + window.scrollX,
    middle: (top + bottom) / 2 + window.scrollY,
    hasPrevious: before > TOLERANCE,
    hasNext: element.scrollWidth - element.clientWidth - before > TOLERANCE,
    isRtl: getComputedStyle(element).direction === 'rtl',
  };
}

export const isSameRow = (a: Row, b: Row): boolean =>
  (Object.keys(a) as (keyof Row)[]).every((key) => a[key] === b[key]);
