/** Something open over the page that the browser's back button closes. */
export interface Overlay {
  readonly isOpen: () => boolean;
  readonly close: () => void;
}

/**
 * Marks the history entry of what is open over the page, in `history.state.overlay`. A router has to
 * give the place of an open one to the page that it opens next, and to wait for the step back from a
 * closing one.
 */
type Mark = 'open' | 'closing';

interface State {
  readonly overlay?: Mark;
}

/** From the bottom to the top: the last one is closed first. */
let overlays: Overlay[] = [];
/** The step back is ours, because everything has been closed. */
let isLeaving = false;
let isListening = false;

/** To be called when the overlay has opened or closed, and after a page was opened below it. */
export function overlayToggled(overlay: Overlay): void {
  if (!isListening) window.addEventListener('popstate', popped);
  isListening = true;
  if (!overlays.includes(overlay)) overlays.push(overlay);
  // One that closes while another opens hands its entry on.
  window.setTimeout(settle);
}

const stateOf = () => window.history.state as State | null;

/** One entry for all that is open, above the entry of the page. */
function settle() {
  const { history } = window;
  overlays = overlays.filter(({ isOpen }) => isOpen());
  if (isLeaving || overlays.length > 0 === (stateOf()?.overlay !== undefined)) return;
  if (overlays.length > 0) history.pushState({ ...stateOf(), overlay: 'open' satisfies Mark }, '');
  else {
    isLeaving = true;
    history.replaceState({ ...stateOf(), overlay: 'closing' satisfies Mark }, '');
    history.back();
  }
}

function popped() {
  if (stateOf()?.overlay !== undefined) return;
  if (!isLeaving) overlays.findLast(({ isOpen }) => isOpen())?.close();
  isLeaving = false;
  // Another one may still be open, below it or because it refused to close.
  window.setTimeout(settle);
}
