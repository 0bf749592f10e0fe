import type { ChangeEvent } from 'react';
import { useText } from '../use-text.js';

/** The document's own script reads it before the first paint. */
const KEY = 'colourScheme';

const showChosen = (select: HTMLSelectElement | null) => {
  if (select) select.value = document.documentElement.dataset[KEY] ?? '';
};

function choose({ target: { value } }: ChangeEvent<HTMLSelectElement>) {
  document.documentElement.dataset[KEY] = value;
  try {
    window.localStorage.setItem(KEY, value);
  } catch {
    // A browser without storage keeps the choice for this page only.
  }
}

/**
 * Chooses light or dark colours for this browser, or those that the device prefers. Hidden in a shop
 * without dark colours, whose documents do not have the script.
 */
export function ColourScheme() {
  const text = useText();
  return (
    <label>
      {text('colours')}
      <select ref={showChosen} onChange={choose}>
        <option value="">{text('coloursOfDevice')}</option>
        <option value="light">{text('light')}</option>
        <option value="dark">{text('dark')}</option>
      </select>
    </label>
  );
}
