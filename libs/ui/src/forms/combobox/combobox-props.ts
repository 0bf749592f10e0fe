import type { ReactNode } from 'react';
import type { FieldTexts } from '../field/field-layout.js';

/** Options under one heading; a single group without a label is a plain list. */
export interface OptionGroup<T> {
  readonly key: string;
  readonly label?: string;
  readonly items: readonly T[];
}

export interface OptionProps<T> {
  readonly groups: readonly OptionGroup<T>[];
  readonly keyOf: (item: T) => string;
  /** Value of the input after the selection. */
  readonly textOf: (item: T) => string;
  readonly renderItem?: (item: T) => ReactNode;
  readonly onPick: (item: T) => void;
  /** Status, read aloud: "Searching", "4 results", "No address found". */
  readonly status?: string | undefined;
}

export interface ComboboxInputProps {
  readonly id?: string;
  readonly name?: string;
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'search' | 'numeric';
  readonly placeholder?: string;
  /** Value of the input; typed text stays even if no option is selected. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

export type ComboboxFieldProps<T> = FieldTexts & OptionProps<T> & ComboboxInputProps;

/** Props of the loaded input: the options, and the attributes of the plain input. */
export interface LoadedInputProps<T> extends OptionProps<T>, ComboboxInputProps {
  readonly id: string;
  readonly described: object;
}
