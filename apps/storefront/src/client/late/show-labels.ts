const FIELDS = 'main :is(textarea, select, input:not([type=checkbox], [type=radio]))';

/**
 * Scrolls a field that is tapped into view together with its label: a tap focuses without scrolling, so
 * the label above a field at the screen's edge stays out of sight. How far is `scroll-margin` of the
 * field. Not for a mouse, which is still pressed when the focus comes.
 */
export function showLabels(root: Document): void {
  root.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(FIELDS)) return;
    // After the tap, whose target must not move below the finger.
    requestAnimationFrame(() => target.scrollIntoView({ block: 'nearest' }));
  });
}
