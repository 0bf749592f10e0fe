const regionId = 'ui-announcements';

/** Screen readers announce only changes of a live region that is already in the page. */
const settleTime = 60;

function region(): HTMLElement {
  const found = document.getElementById(regionId);
  if (found) return found;
  const element = document.createElement('div');
  element.id = regionId;
  element.setAttribute('role', 'status');
  element.className = 'visually-hidden';
  document.body.append(element);
  return element;
}

/**
 * Reads a text aloud through one shared live region of the page; the last call wins.
 * Only for use in event handlers and effects.
 */
export function announce(text: string): void {
  const element = region();
  element.textContent = '';
  setTimeout(() => {
    element.textContent = text;
  }, settleTime);
}
