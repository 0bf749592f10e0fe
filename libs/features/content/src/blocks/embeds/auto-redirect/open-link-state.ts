/** NAV-79: milliseconds. */
export const scrollAfter = 500;
export const openAfter = 1500;

const QUERY = 'openlink';

interface EntryState {
  /** Noted by the shop's history. */
  readonly isLeft?: true;
  readonly ledOn?: true;
}
const stateOf = () => window.history.state as EntryState | null;

/** Whether this entry of the history was left before: by the shop's own navigation, or by us. */
export function isBackNavigation(): boolean {
  return stateOf()?.ledOn === true || stateOf()?.isLeft === true;
}

/** NAV-78: takes `openlink` out of the address, and notes that this entry has led on. */
export function clearOpenLink(): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  query.delete(QUERY);
  const rest = query.toString();
  window.history.replaceState(
    { ...stateOf(), ledOn: true },
    '',
    pathname + (rest === '' ? '' : `?${rest}`) + hash,
  );
}

/** NAV-76: scrolls the element below the sticky header. */
export function scrollTo(element: HTMLElement): void {
  const lines = document.querySelectorAll<HTMLElement>('header, header > *');
  const fixed = [...lines].filter((one) => /sticky|fixed/.test(getComputedStyle(one).position));
  const height = Math.max(0, ...fixed.map((one) => one.getBoundingClientRect().height));
  const top = element.getBoundingClientRect().top + window.scrollY - height;
  window.scrollTo({ top: Math.max(0, top) });
}
