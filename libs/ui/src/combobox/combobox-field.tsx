import { useState, type ComponentType, type ReactNode } from 'react';
import fieldStyles from '../field/field.module.css';
import { FieldFrame, splitWords, useFieldLinks, type FieldWords } from '../field/field-frame.js';

/** Choices under one heading; a single group without a label is a plain list. */
export interface OptionGroup<T> {
  readonly key: string;
  readonly label?: string;
  readonly items: readonly T[];
}

export interface OptionProps<T> {
  readonly groups: readonly OptionGroup<T>[];
  readonly keyOf: (item: T) => string;
  /** What stands in the input after the choice. */
  readonly textOf: (item: T) => string;
  readonly renderItem?: (item: T) => ReactNode;
  readonly onPick: (item: T) => void;
  /** What is going on, in words, read aloud: "Searching", "4 results", "No address found". */
  readonly status?: string | undefined;
}

export interface ComboboxInputProps {
  readonly id?: string;
  readonly name?: string;
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'search' | 'numeric';
  readonly placeholder?: string;
  /** Text in the input; what is typed stays, chosen or not. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

export type ComboboxFieldProps<T> = FieldWords & OptionProps<T> & ComboboxInputProps;

/** What the loaded input gets: the options of any kind, and the attributes of the plain one. */
export interface LoadedInputProps extends OptionProps<unknown>, ComboboxInputProps {
  readonly id: string;
  readonly described: object;
}

const load = () => import('./combobox-input.js');

/** The plain input until it has the focus and the suggestions' code is there. */
function useLoadedInput() {
  const [loaded, setLoaded] = useState<{
    readonly Input: ComponentType<LoadedInputProps>;
  } | null>(null);
  const onFocus = () => void load().then(({ default: Input }) => setLoaded({ Input }));
  return { loaded, onFocus };
}

/**
 * Text input with suggestions that come from outside, already filtered: addresses, search. Before
 * it has the focus, and without JavaScript, it is a plain input.
 */
export function ComboboxField<T>(props: ComboboxFieldProps<T>) {
  const { groups, keyOf, textOf, renderItem, onPick, status, ...field } = props;
  const { value, onValueChange, ...rest } = field;
  const { words, native } = splitWords(rest);
  const links = useFieldLinks({ id: props.id, hint: props.hint, error: props.error });
  const { loaded, onFocus } = useLoadedInput();
  const options = { groups, keyOf, textOf, onPick, status, ...(renderItem && { renderItem }) };
  return (
    <FieldFrame words={words} links={links}>
      {loaded ? (
        <loaded.Input
          {...native}
          {...(options as unknown as OptionProps<unknown>)}
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
    </FieldFrame>
  );
}
