import { useState } from 'react';
import fieldStyles from '../field/field.module.css';
import { FieldLayout, splitTexts, useFieldLinks } from '../field/field-layout.js';
import type { ComboboxFieldProps } from './combobox-props.js';

const load = () => import('./combobox-input.js');
type Loaded = { readonly Input: Awaited<ReturnType<typeof load>>['default'] };

/** The plain input until it is focused and the combobox is loaded. */
function useLoadedInput() {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const onFocus = () => void load().then(({ default: Input }) => setLoaded({ Input }));
  return { loaded, onFocus };
}

/**
 * Text input with suggestions from a server, already filtered: addresses, search. Before focus, and
 * without JavaScript, it is a plain input.
 */
export function ComboboxField<T>(props: ComboboxFieldProps<T>) {
  const { groups, keyOf, textOf, renderItem, onPick, status, ...field } = props;
  const { value, onValueChange, ...rest } = field;
  const { texts, native } = splitTexts(rest);
  const links = useFieldLinks({ id: props.id, hint: props.hint, error: props.error });
  const { loaded, onFocus } = useLoadedInput();
  const options = { groups, keyOf, textOf, onPick, status, ...(renderItem && { renderItem }) };
  return (
    <FieldLayout texts={texts} links={links}>
      {loaded ? (
        <loaded.Input
          {...native}
          {...options}
          id={links.id}
          described={links.described}
          value={value}
          onValueChange={onValueChange}
        />
      ) : (
        <input
          {...native}
          {...links.described}
          id={links.id}
          role="combobox"
          aria-expanded="false"
          aria-controls={`${links.id}-list`}
          aria-autocomplete="list"
          className={fieldStyles.control}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          onFocus={onFocus}
        />
      )}
    </FieldLayout>
  );
}
