import styles from './row-arrows.module.css';

/** Pixels that rounding may take from a scroll position. */
const TOLERANCE = 4;
/** Share of the visible part that one click moves: the last tile stays in view. */
const STEP = 0.85;
const SVG = 'http://www.w3.org/2000/svg';

/**
 * Adds arrows to the rows of the shop that are pushed sideways, on devices with a mouse, also to rows
 * that come later. They lie on the row and take no space. They repeat what scrolling does, so they are
 * for the pointer alone: the keyboard and screen readers have the list itself.
 */
export function followRows(root: HTMLElement): void {
  const known = new WeakSet<Element>();
  let isPlanned = false;
  const scan = () => {
    isPlanned = false;
    for (const row of root.querySelectorAll<HTMLElement>('main :is(ul, ol, div)')) {
      if (known.has(row) || !isRow(row)) continue;
      known.add(row);
      addArrows(row);
    }
  };
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    window.setTimeout(scan, 200);
  };
  new MutationObserver(plan).observe(root, { childList: true, subtree: true });
  window.addEventListener('resize', plan);
  scan();
}

/** A row that snaps; one that the keyboard can reach itself has its own controls. */
function isRow(element: HTMLElement): boolean {
  if (element.scrollWidth <= element.clientWidth + TOLERANCE || element.tabIndex >= 0) return false;
  const { overflowX, scrollSnapType } = getComputedStyle(element);
  return overflowX === 'auto' && scrollSnapType.startsWith('x');
}

function addArrows(row: HTMLElement): void {
  const frame = row.parentElement;
  if (!frame) return;
  frame.classList.add(styles['frame'] ?? '');
  const arrows = ([-1, 1] as const).map((direction) => arrowOf(row, direction));
  const update = () => {
    const left = Math.abs(row.scrollLeft);
    const rest = row.scrollWidth - row.clientWidth - left;
    const [back, on] = arrows;
    back?.toggleAttribute('hidden', left <= TOLERANCE);
    on?.toggleAttribute('hidden', rest <= TOLERANCE);
    for (const arrow of arrows)
      arrow.style.setProperty('--middle', `${row.offsetTop + row.offsetHeight / 2}px`);
  };
  row.addEventListener('scroll', update, { passive: true });
  new ResizeObserver(update).observe(row);
  frame.append(...arrows);
  update();
}

function arrowOf(row: HTMLElement, direction: 1 | -1): HTMLButtonElement {
  const arrow = document.createElement('button');
  arrow.type = 'button';
  arrow.tabIndex = -1;
  arrow.setAttribute('aria-hidden', 'true');
  arrow.className = `${styles['arrow'] ?? ''} ${styles[direction > 0 ? 'on' : 'back'] ?? ''}`;
  arrow.append(chevron());
  arrow.addEventListener('click', () => {
    const isRtl = getComputedStyle(row).direction === 'rtl';
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = row.clientWidth * STEP * direction * (isRtl ? -1 : 1);
    row.scrollBy({ left, behavior: isStill ? 'auto' : 'smooth' });
  });
  return arrow;
}

function chevron(): SVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  icon.setAttribute('viewBox', '0 0 24 24');
  path.setAttribute('d', 'm9 18 6-6-6-6');
  icon.append(path);
  return icon;
}
