export { ComboboxField } from './combobox/combobox-field.js';
export type { ComboboxFieldProps, OptionGroup } from './combobox/combobox-props.js';
