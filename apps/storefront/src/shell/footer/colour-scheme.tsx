import type { ChangeEvent } from 'react';
import { ChevronDownIcon } from '@larder/ui';
import { useText } from '../use-text.js';

const root = () => document.documentElement.dataset;

const showChosen = (select: HTMLSelectElement | null) => {
  if (select) select.value = root()['colourScheme'] ?? '';
};

// The document's own script reads it before the first paint. Where there is no storage, it hides the list.
function choose({ target: { value } }: ChangeEvent<HTMLSelectElement>) {
  localStorage['colourScheme'] = root()['colourScheme'] = value;
}

/**
 * Chooses light or dark colours for this browser, or those that the device prefers. Hidden in a shop
 * without dark colours, whose documents do not have the script.
 */
export default function ColourScheme() {
  const text = useText();
  return (
    <label>
      {text('colours')}
      <select ref={showChosen} onChange={choose}>
        <option value="">{text('coloursOfDevice')}</option>
        <option value="light">{text('light')}</option>
        <option value="dark">{text('dark')}</option>
      </select>
      <ChevronDownIcon />
    </label>
  );
}
