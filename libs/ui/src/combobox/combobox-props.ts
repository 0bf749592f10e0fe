import type { ReactNode } from 'react';
import type { FieldTexts } from '../field/field-layout.js';

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

export type ComboboxFieldProps<T> = FieldTexts & OptionProps<T> & ComboboxInputProps;

/** What the loaded input gets: the options of any kind, and the attributes of the plain one. */
export interface LoadedInputProps extends OptionProps<unknown>, ComboboxInputProps {
  readonly id: string;
  readonly described: object;
}
